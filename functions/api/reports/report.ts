import { report } from "../../../shared/api/reports.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as limits from "../../../shared/limits.ts";
import { pageAt } from "../../../shared/pages.ts";
import * as sentences from "../../../shared/sentences.ts";
import { textLength } from "../../../shared/text-length.ts";
import { requireVisibleList } from "../../custom-lists/access.ts";
import { handle } from "../../http/handle.ts";
import { hashedHousehold } from "../../http/rate-limit.ts";
import { visitorAddress } from "../../http/request.ts";
import { requireVisibleRanking } from "../../ranking-lists/access.ts";
import { log } from "../../runtime/log.ts";
import { nowSeconds } from "../../table/client.ts";
import { putReport } from "../../table/moderation/reports.ts";
import { keyOfThing, type Thing } from "../../table/moderation/things.ts";
import { getProfileFor } from "../../table/people/profiles.ts";
import { findUid } from "../../table/people/usernames.ts";

/** What is at the address of a page, if the viewer sees it. Throws ApiError 404 where it is nothing that people make. */
async function requireThing(path: string, viewer: string | undefined): Promise<Thing> {
  const page = pageAt(decoded(path));
  const { id = "", username = "" } = page?.parameters ?? {};
  const thing = await thingAt(page?.name, id, username, viewer);
  const owner = thing && (await getProfileFor(viewer, thing.uid));
  if (thing === undefined || owner === undefined) {
    throw new ApiError("not_found", sentences.reportNothing);
  }
  return thing;
}

async function thingAt(
  page: string | undefined,
  id: string,
  username: string,
  viewer: string | undefined,
): Promise<Thing | undefined> {
  if (page === "profile") {
    const uid = await findUid(username);
    return uid === undefined ? undefined : { kind: "account", uid };
  }
  if (page === "customList") {
    return { kind: "custom-list", uid: (await requireVisibleList(id, viewer)).uid, id };
  }
  if (page !== "rankingList") return undefined;
  return { kind: "ranking-list", uid: (await requireVisibleRanking(id, viewer)).uid, id };
}

/** A path as pages know it; what is not written as one is none. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

export const handler = handle(report, async ({ page, reason, text }, { uid, event }) => {
  if (textLength(text) > limits.reportTextCharacters) {
    throw new ApiError("bad_request", sentences.reportTextTooLong);
  }
  const thing = await requireThing(page, uid);
  const by = uid === undefined ? { household: hashedHousehold(visitorAddress(event)) } : { uid };
  await putReport({ thing, at: nowSeconds(), reason, text }, by);
  log("info", "report", { thing: keyOfThing(thing), reason }, { ofSite: { Reports: 1 } });
  return { message: sentences.reported };
});
