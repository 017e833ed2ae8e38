import { describe, expect, it } from "vitest";
import { achievements } from "../../shared/achievements.ts";
import { presetAvatars } from "../../shared/profile.ts";
import { drawBadge } from "../../shared/drawn/badges/badge.ts";
import { drawAvatar } from "../../shared/drawn/avatars/avatar.ts";
import { cast } from "../../shared/drawn/avatars/cast.ts";
import { mix } from "../../shared/drawn/avatars/colour.ts";
import { fontFaces, subsetFonts } from "../../web/vite/fonts.ts";
import { toIco } from "../../web/drawn/ico.ts";
import { endpointRows } from "../../web/calls/endpoint-rows.ts";

describe("the endpoint table of the browser", () => {
  it("holds literals only", () => {
    expect(endpointRows.update_anime).toEqual({
      path: "/api/update_anime/",
      body: undefined,
      isWrite: true,
      stale: [
        "diary",
        "dropped",
        "entry",
        "get_anime",
        "get_anime_details",
        "get_unique_values",
        "profile",
        "shelf_on",
        "statistics",
        "user_achievements",
        "year",
      ],
    });
    expect(JSON.parse(JSON.stringify(endpointRows))).toEqual(endpointRows);
  });
});

describe("badges", () => {
  it("are all drawn, each differently, and the same way every time", () => {
    const drawings = achievements.map(drawBadge);
    expect(new Set(drawings).size).toBe(achievements.length);
    expect(achievements.map(drawBadge)).toEqual(drawings);
    for (const drawing of drawings) {
      expect(drawing).not.toMatch(/undefined|NaN|<script|href=/);
      expect(drawing.match(/class="g"[^>]*>(.*?)<\/g>/)?.[1]).toMatch(/<(path|circle|text|g)/);
      expect(drawing.length).toBeLessThan(4096);
    }
  });
});

describe("preset avatars", () => {
  it("are all drawn, each differently, and the same way every time", () => {
    const drawings = presetAvatars.map((name) => drawAvatar(cast[name]));
    expect(new Set(drawings).size).toBe(12);
    expect(presetAvatars.map((name) => drawAvatar(cast[name]))).toEqual(drawings);
    for (const drawing of drawings) expect(drawing).not.toMatch(/undefined|NaN/);
  });

  it("mix colours channel by channel", () => {
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
    expect(mix("#102030", "#102030", 0.3)).toBe("#102030");
    expect(mix("#ff0000", "#0000ff", 1)).toBe("#0000ff");
  });
});

describe("fonts", () => {
  it("are small, and every face names its file", async () => {
    const fonts = await subsetFonts();
    const latin = fonts.filter(({ part }) => part === "latin");
    for (const { bytes } of latin) expect(bytes.length).toBeLessThan(34 * 1024);
    const faces = fontFaces(fonts);
    for (const { file } of fonts) expect(faces).toContain(`url(/${file})`);
  });
});

describe("toIco", () => {
  it("points to the PNG behind its header", () => {
    const png = Buffer.from("not really a PNG");
    const ico = Buffer.from(toIco(png, 32));
    expect(ico.readUInt16LE(2)).toBe(1);
    expect(ico.readUInt8(6)).toBe(32);
    expect(ico.subarray(ico.readUInt32LE(18)).toString()).toBe("not really a PNG");
    expect(ico.readUInt32LE(14)).toBe(png.length);
  });
});
