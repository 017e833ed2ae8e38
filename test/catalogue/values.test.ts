import { describe, expect, it } from "vitest";
import * as values from "../../catalogue/sources/values.ts";

describe("values of sources", () => {
  it.each([
    ["2023-09-29T00:00:00+00:00", "2023-09-29"],
    ["2009-4-9", "2009-04-09"],
    ["1989-08", "1989-08"],
    ["1989-00-00", "1989"],
    [1997, "1997"],
    ["0000-00-00", null],
    ["soon", null],
    [null, null],
  ])("date %s is %s", (value, date) => {
    expect(values.partialDate(value)).toBe(date);
  });

  it.each([
    ["23 min per ep", 23],
    ["24 min. per ep.", 24],
    ["1 hr. 55 min.", 115],
    ["2 hr", 120],
    ["45 sec per ep", 1],
    [24, 24],
    [23.5, 24],
    ["Unknown", null],
    [0, null],
  ])("length %s is %s minutes", (value, minutes) => {
    expect(values.minutes(value)).toBe(minutes);
  });

  it.each([
    ["26.0", 26],
    ["1,024", 1024],
    [12, 12],
    ["?", null],
    [0, null],
    [-3, null],
    [1.5, null],
    [undefined, null],
  ])("count %s is %s", (value, count) => {
    expect(values.count(value)).toBe(count);
  });

  it.each([
    ["PG-13 - Teens 13 or older", "PG-13"],
    ["R - 17+ (violence & profanity)", "R"],
    ["R+ - Mild Nudity", "R+"],
    ["Rx - Hentai", "Rx"],
    ["pg_13", "PG-13"],
    ["G - All Ages", "G"],
    ["PG - Children", "PG"],
    ["Great", null],
  ])("rating %s is %s", (value, rating) => {
    expect(values.rating(value)).toBe(rating);
  });

  it("types and statuses belong to a kind", () => {
    expect(values.titleType("anime", "TV Special")).toBe("tv_special");
    expect(values.titleType("manga", "One-shot")).toBe("one_shot");
    expect(values.titleType("manga", "TV")).toBe("unknown");
    expect(values.titleStatus("anime", "FINISHED")).toBe("Finished Airing");
    expect(values.titleStatus("manga", "finished")).toBe("Finished");
    for (const word of ["tba", "constructor", "__proto__"]) {
      expect(values.titleStatus("anime", word)).toBe("Unknown");
      expect(values.titleStatus("manga", word)).toBe("Unknown");
    }
    expect(values.season("FALL")).toBe("fall");
    expect(values.season("OVA ONA SPECIAL")).toBeNull();
  });

  it("labels are sorted into genres, themes and what is for adults", () => {
    expect(values.sortLabels(["sci-fi", "Action", "mecha", "Mecha", "", 3])).toEqual({
      genres: ["Action", "Sci-Fi"],
      themes: ["Mecha"],
      adult: false,
    });
    expect(values.sortLabels(["Hentai"]).adult).toBe(true);
  });

  it("text loses tags, entities and needless space", () => {
    expect(values.plainText(" One<br>two &amp; <i>three</i> &#39;four&#x27;  five ")).toBe(
      "One\ntwo & three 'four' five",
    );
    expect(values.plainText("a < b, I <3 you")).toBe("a < b, I <3 you");
    expect(values.plainText("a &constructor; b")).toBe("a &constructor; b");
    expect(values.plainText("  ")).toBeNull();
    expect(values.plainText(5)).toBeNull();
  });

  it.each([
    "https://www.youtube-nocookie.com/embed/gY5nDXOtv_o?enablejsapi=1",
    "https://youtu.be/gY5nDXOtv_o",
    "https://www.youtube.com/watch?t=3&v=gY5nDXOtv_o",
  ])("trailer %s is in the form that pages embed", (url) => {
    expect(values.trailerUrl(url)).toBe("https://www.youtube.com/watch?v=gY5nDXOtv_o");
  });

  it("addresses other than https are dropped", () => {
    expect(values.sitePath("/static/own/a.webp")).toBe("/static/own/a.webp");
    expect(values.sitePath("https://example.org/a.webp")).toBeNull();
    expect(values.sitePath("//example.org/a.webp")).toBeNull();
    expect(values.sitePath('/a"onerror=')).toBeNull();
    expect(values.trailerUrl("javascript:alert(1)")).toBeNull();
  });
});
