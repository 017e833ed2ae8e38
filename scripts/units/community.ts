import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { assemble } from "../../local/assembly.ts";
import { startCloud, type Cloud } from "../../local/cloud.ts";
import { loadedCatalogue } from "../../test/support/loaded-catalogue.ts";
import { fillShelf, forAdding, largeShelf, Member, usualShelf } from "./members.ts";
import { publishRanking } from "./ranking.ts";
import type { Community, Made } from "./usual-call.ts";

/** The people whose calls are counted, and everybody around them. */
export interface Settled extends Community {
  /** Makes every call first, so that its function is warm. */
  readonly early: Member;
  /** Whose calls are counted. */
  readonly usual: Member;
  /** Whose lists are large. */
  readonly large: Member;
  /** Whoever arrived last. */
  readonly newest: () => Member;
}

const otherCount = 12;
const listLength = 20;

/** Runs a cloud with the whole catalogue, in memory, with its clock stopped and its rate limits out of reach. */
export async function inCountedCloud<Result>(work: (cloud: Cloud) => Promise<Result>) {
  process.env["TSUZUKU_RATE_FACTOR"] = "1000";
  const assembly = await assemble(() => {
    console.error("Building …");
  });
  const catalogue = await loadedCatalogue(assembly, (load) => inCloud(assembly, load));
  return inCloud(assembly, work, {
    begin: (dataFolder) => catalogue.giveObjects(dataFolder),
    settle: (cloud) => catalogue.giveItems(cloud),
  });
}

async function inCloud<Result>(
  assembly: string,
  work: (cloud: Cloud, dataFolder: string) => Promise<Result>,
  content?: {
    begin(dataFolder: string): Promise<void>;
    settle(cloud: Cloud): Promise<void>;
  },
): Promise<Result> {
  const dataFolder = await mkdtemp(join(tmpdir(), "tsuzuku-units-"));
  try {
    await content?.begin(dataFolder);
    const options = { assembly, dataFolder, port: 0, isInMemory: true, isClockStopped: true };
    const cloud = await startCloud(options);
    try {
      await content?.settle(cloud);
      return await work(cloud, dataFolder);
    } finally {
      await cloud.stop();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** Lets people settle in an empty cloud. Everything about them is the same every time, as far as its size goes. */
export async function settle(cloud: Cloud): Promise<Settled> {
  const made = new Map<Member, Made>();
  const arrived: Member[] = [];
  const newcomer = (): Promise<Member> => {
    const number = String(arrived.length).padStart(3, "0");
    const member = new Member(cloud, `fan-${number}@units.example`);
    arrived.push(member);
    return member.arrive();
  };
  const named = async (name: string): Promise<Member> => {
    const member = await newcomer();
    await member.takeName(name);
    return member;
  };
  const others: Member[] = [];
  for (let at = 0; at < otherCount; at++) {
    const other = await named(`other-${String(at + 10)}`);
    await makeList(other, 0, [forAdding.anime[0]]);
    await publishRanking(other, "Best bread");
    others.push(other);
  }
  const [early, usual, large] = [
    await named("early-fan"),
    await named("usual-fan"),
    await named("large-fan"),
  ];
  for (const member of [early, usual]) {
    for (const kind of ["anime", "manga"] as const) await member.bring(kind, usualShelf[kind]);
    made.set(member, await makeThings(member));
  }
  for (const kind of ["anime", "manga"] as const) {
    await fillShelf(cloud, large, kind, largeShelf[kind]);
  }
  for (const job of ["achievements", "rank", "trending", "recommend"]) await cloud.fire(job);
  for (const member of [early, usual, large]) await hearOfBadges(member);
  return {
    cloud,
    others,
    early,
    usual,
    large,
    newcomer,
    newest: () => arrived.at(-1) ?? usual,
    madeBy(member) {
      const things = made.get(member);
      if (things === undefined) throw new Error(`${member.username} has made nothing`);
      return things;
    },
  };
}

/** The page tells of badges that were earned meanwhile, once; until then they lie on the profile. */
async function hearOfBadges(member: Member): Promise<void> {
  const { new_achievements } = await member.ok("check_logged");
  const seen_achievements = new_achievements.map(({ badge_icon }) => badge_icon);
  await member.ok("update_user", { seen_achievements });
}

async function makeThings(member: Member): Promise<Made> {
  const anime = ownTitles()
    .filter(({ kind, adult }) => kind === "anime" && !adult)
    .slice(0, listLength)
    .map(({ id }) => id);
  const lists: string[] = [];
  for (const at of [1, 2, 3]) lists.push(await makeList(member, at, anime));
  // So many that no further one earns a badge.
  for (const at of [4, 5, 6]) lists.push(await makeList(member, at, []));
  return { lists, ranking: await publishRanking(member, "Best bread") };
}

async function makeList(member: Member, at: number, anime: readonly number[]): Promise<string> {
  const { id } = await member.ok("create_list", { name: `Slow journeys ${at}`, isPublic: true });
  for (const anime_id of anime) await member.ok("add_anime_to_list", { list_id: id, anime_id });
  return id;
}
