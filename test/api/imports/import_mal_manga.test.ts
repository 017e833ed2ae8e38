import { describe } from "vitest";
import { describeImporting } from "../../support/importing.ts";

describe("import_mal_manga", () => {
  describeImporting("manga");
});
