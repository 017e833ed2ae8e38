import { describe } from "vitest";
import { describeImporting } from "../../support/people/importing.ts";

describe("import_mal_manga", () => {
  describeImporting("manga");
});
