/**
 * `npm run units`: counts anew what every call, job and import takes of the table, and writes `scripts/units/units.json` and
 * what `docs/scale.md` says of it. With `--print` it says what it counted, and writes nothing.
 */
import { countAll } from "./units/count.ts";
import { recordFigures } from "./units/recorded.ts";
import { readCommandLine, runCommand, type Command } from "./command-line.ts";
import { writeDocuments } from "./docs.ts";

const command: Command = {
  name: "units",
  does: "Counts what every call, job and import takes of the table, and writes it down.",
  takes: { "--print": "says what it counted, and writes nothing" },
  guide: "CONTRIBUTING.md",
};

await runCommand(command, async (args) => {
  const { values } = readCommandLine(command, {
    args: [...args],
    options: { print: { type: "boolean", default: false } },
  });
  const figures = await countAll((what) => {
    if (!values.print) console.log(what);
  });
  if (values.print) {
    console.log(JSON.stringify(figures));
  } else {
    await recordFigures(figures);
    await writeDocuments();
  }
});
