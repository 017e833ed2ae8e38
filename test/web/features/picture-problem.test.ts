import { describe, expect, test } from "vitest";
import { CallError } from "../../../web/calls/api.ts";
import { middleSquare } from "../../../web/features/profile/avatar/cropped-picture.ts";
import {
  fileProblem,
  uploadProblem,
} from "../../../web/features/profile/avatar/picture-problem.ts";
import { constant } from "../../support/spec-coverage.ts";

describe("a file", () => {
  test("of at most 2 MB that is a picture is taken", () => {
    const most = constant("imageBytes");
    for (const type of ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"]) {
      expect(fileProblem({ type, size: most })).toBeUndefined();
    }
    expect(fileProblem({ type: "image/png", size: most + 1 })).toBe("File must be less than 2MB.");
  });

  test.each(["", "text/plain", "application/pdf", "image/svg+xml", "video/mp4"])(
    "of type '%s' is no picture",
    (type) => {
      expect(fileProblem({ type, size: 1 })).toBe(
        "Please upload a valid image file (png, jpg, webp, etc.).",
      );
    },
  );
});

test("a failed upload says what the server says, else that it failed, else that there was no answer", () => {
  expect(uploadProblem(new CallError(400, "File must be less than 2MB."))).toBe(
    "File must be less than 2MB.",
  );
  expect(uploadProblem(new CallError(502, undefined))).toBe("Upload failed.");
  expect(uploadProblem(new CallError(0, undefined, "network"))).toBe(
    "An error occurred. Please try again.",
  );
  expect(uploadProblem(new Error())).toBe("An error occurred. Please try again.");
});

test("a picture's middle is as large a square as it holds", () => {
  expect(middleSquare(100, 100)).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  expect(middleSquare(400, 100)).toEqual({ x: 37.5, y: 0, width: 25, height: 100 });
  expect(middleSquare(50, 200)).toEqual({ x: 0, y: 37.5, width: 100, height: 25 });
});
