import { describe } from "vitest";
import { describeImporting } from "../../support/people/importing.ts";
import { describeUploading } from "../../support/people/uploading.ts";

describe("import_mal_manga", () => {
  describeImporting("manga");
  describeUploading("manga");
});
