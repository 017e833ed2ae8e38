/** Short names by which fans call studios, where their own words do not lead there. */
export const nicknames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "A-1 Pictures": ["A1"],
    "Bandai Namco Pictures": ["BNP"],
    "Brain's Base": ["Brains Base"],
    CloverWorks: ["Clover"],
    "CoMix Wave Films": ["CWF"],
    "J.C.Staff": ["JCS"],
    "Kyoto Animation": ["KyoAni", "Kyo Ani"],
    LIDENFILMS: ["Liden"],
    "P.A. Works": ["PA"],
    "Production I.G": ["IG", "Prod IG"],
    "Science SARU": ["Saru"],
    "Studio 4°C": ["4C", "Studio 4C"],
    "Studio Deen": ["DEEN"],
    "TMS Entertainment": ["Tokyo Movie Shinsha", "TMS"],
    "Toei Animation": ["Toei Doga", "Toei Douga"],
  }),
);
