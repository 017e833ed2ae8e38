/**
 * `npm run units`: counts anew what every call, job and import takes of the table, and writes `scripts/units/units.json` and
 * what `docs/scale.md` says of it. With `--print` it says what it counted, and writes nothing.
 */
import { countAll } from "./units/count.ts";
import { recordFigures } from "./units/recorded.ts";
import { writeDocuments } from "./docs.ts";

const isPrinted = process.argv.includes("--print");
const figures = await countAll((what) => {
  if (!isPrinted) console.log(what);
});
if (isPrinted) {
  console.log(JSON.stringify(figures));
} else {
  await recordFigures(figures);
  await writeDocuments();
}
