"""Write the golden playthroughs anew: `python -m tests.playthroughs`; then review the diff."""

from tests.playthroughs.script import SCRIPTS, lines, played

for script in SCRIPTS:
    script.path.write_text("".join(f"{line}\n" for line in lines(played(script))), "utf-8")
    print(script.path.name)
