/** What fans say for labels that are words of the trade. */
const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "Boys Love": "boys love gay yaoi",
    CGDCT: "cute girls doing cute things",
    Childcare: "childcare raising child parent",
    "Combat Sports": "combat sports fighting",
    Crossdressing: "crossdressing dresses",
    Delinquents: "delinquent gang",
    "Gag Humor": "gag humor funny",
    "Girls Love": "girls love lesbian yuri",
    Gourmet: "gourmet food cooking",
    "High Stakes Game": "high stakes game death gambling",
    "Idols (Female)": "idols girls singing",
    "Idols (Male)": "idols boys singing",
    Isekai: "isekai another fantasy world",
    Iyashikei: "iyashikei healing relaxing calm",
    "Love Polygon": "love triangle",
    "Magical Sex Shift": "gender swap turns into girl",
    "Mahou Shoujo": "magical girl",
    Mecha: "mecha giant robot",
    "Organized Crime": "organized crime mafia yakuza gangster",
    "Otaku Culture": "otaku",
    Psychological: "psychological mind",
    Reincarnation: "reincarnation reborn",
    School: "school student",
    "Strategy Game": "strategy game board",
    "Super Power": "super powers",
    "Team Sports": "team sports club",
    "Time Travel": "time travel",
    "Video Game": "video game vr",
    Villainess: "villainess otome",
    Workplace: "workplace office job",
  }),
);

/** The words by which fans mean a genre or a theme. */
export const labelWords = (label: string): string => meanings.get(label) ?? label;
