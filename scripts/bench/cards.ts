import { ownTitles } from "../../catalogue/facts/titles.ts";
import type { Cloud } from "../../local/cloud.ts";
import { cardPath, type CardForm, type CardOf } from "../../shared/drawn/cards.ts";
import { cardBytes } from "../../shared/limits.ts";
import { Member } from "../units/members.ts";
import { publishRanking } from "../units/ranking.ts";
import { median } from "./median.ts";
import type { BenchTable } from "./table.ts";
import { withCloud } from "./with-cloud.ts";

const runs = 15;
const favourites = 9;

/** Somebody with as many favourites as a picture shows, all of them finished today. */
async function fan(cloud: Cloud): Promise<Member> {
  const member = await new Member(cloud, "cards@bench.example").arrive();
  const known = ownTitles().filter(({ kind, total }) => kind === "anime" && total !== null);
  for (const { id, total } of known.slice(0, favourites)) {
    await member.ok("add_anime", { anime_id: id, episodes_watched: total ?? 0 });
    await member.ok("edit_entry", { kind: "anime", id, score: 9 });
  }
  return member;
}

interface Measured {
  readonly ms: number;
  readonly kb: number;
}

/** How long an answer takes in the middle, and how large the picture is. */
async function measure(origin: string, card: CardOf, form: CardForm): Promise<Measured> {
  const path = cardPath(card, { form });
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run <= runs; run++) {
    const begun = performance.now();
    const answer = await fetch(new URL(path, origin));
    bytes = (await answer.bytes()).length;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    // The first finds a function that has just started.
    if (run > 0) times.push(performance.now() - begun);
  }
  return { ms: Math.round(median(times)), kb: Number((bytes / 1024).toFixed(1)) };
}

/** Pictures to share, through the local cloud: the WebAssembly that draws them is the one of AWS. */
export async function benchCards(): Promise<BenchTable> {
  return withCloud(async (cloud) => {
    await cloud.fire("catalogue");
    const member = await fan(cloud);
    const { username } = member;
    const first = ownTitles().find(({ kind, total }) => kind === "anime" && total !== null);
    const cards: readonly CardOf[] = [
      { of: "rank", username },
      { of: "favourites", username, kind: "anime" },
      { of: "finished", username, kind: "anime", id: first?.id ?? 0 },
      { of: "ranking", list: await publishRanking(member, "Best bread") },
      { of: "year", username, year: String(new Date().getUTCFullYear()) },
    ];
    const rows: BenchTable["rows"] = [];
    for (const card of cards) {
      const png = await measure(cloud.origin, card, "png");
      const svg = await measure(cloud.origin, card, "svg");
      rows.push(
        { what: `${card.of}, PNG, p50, ms`, value: png.ms, target: "≤ 300" },
        { what: `${card.of}, PNG, KB`, value: png.kb, target: `≤ ${cardBytes / 1024}` },
        { what: `${card.of}, SVG, p50, ms`, value: svg.ms },
        { what: `${card.of}, SVG before it is compressed, KB`, value: svg.kb },
      );
    }
    return {
      title: "Pictures to share",
      rows,
      note: `${runs} answers each, with all that is read for them, of a function that has started.`,
    };
  });
}
