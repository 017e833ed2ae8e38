import { endedKeys } from "../functions/objects/formats.ts";
import { lastTableKey, supersededKey, tombstoneFolder } from "../functions/objects/keys.ts";
import { usersIndex } from "../functions/table/keys.ts";
import { trailPartition } from "../functions/table/moderation/keys.ts";
import type { Endpoint, Need } from "../shared/endpoint.ts";
import type { Job, JobNeed } from "../shared/jobs.ts";
import { rates, type RateName } from "../shared/rates.ts";
import type { Worker, WorkerNeed } from "../shared/workers.ts";
import {
  all,
  knowing,
  listingData,
  listingMedia,
  listingMediaVersions,
  neverChanging,
  onData,
  onDataObjects,
  onIndex,
  onMedia,
  onModel,
  onOriginSecret,
  onTable,
  onUserPool,
  readingOwnStack,
  readingPage,
  removingAssets,
  sendingMail,
  sendingTo,
  workingOff,
  type GrantIn,
} from "./grant.ts";

/** What follows from a row without being named by it. */
type ImpliedNeed =
  "edge:trust" | "flood:refuse" | "session:read" | "rate:count" | "metrics:tell" | "runs:note";

/** What link previews alone need. */
type PreviewNeed = "covers:find";

/** What functions need that serve deployments. */
type DeploymentNeed = "page:read" | Extract<JobNeed, "stack:read">;

/** What the operator's command needs. */
type OperatorNeed = "moderation:decide";

export type AnyNeed =
  Need | JobNeed | WorkerNeed | ImpliedNeed | PreviewNeed | DeploymentNeed | OperatorNeed;

/** Every permission that any function has: the only list of them. */
export const grants: Readonly<Record<AnyNeed, GrantIn>> = {
  "edge:trust": all(onOriginSecret, knowing("PUBLIC_ORIGIN")),
  // What calls are refused by without being counted in the table.
  "flood:refuse": knowing("RATE_FACTOR"),
  "session:read": onTable("GetItem"),
  // What a function counts is in its log.
  "metrics:tell": knowing("METRICS_NAMESPACE", "METRICS_BY_FUNCTION"),
  "runs:note": onTable("UpdateItem"),
  "rate:count": onTable("UpdateItem"),

  // Begins a deletion, which others may then go on with.
  "account:close": onTable("GetItem", "PutItem"),
  "account:delete": all(
    onTable("BatchWriteItem", "DeleteItem", "Query", "UpdateItem"),
    onUserPool("AdminDeleteUser", "AdminGetUser"),
    onData("imports/", "DeleteObject"),
    listingData("imports/"),
    onData("withheld/", "DeleteObject"),
    listingData("withheld/"),
    onData(tombstoneFolder, "PutObject"),
  ),
  "accounts:create": all(
    onTable("ConditionCheckItem", "DeleteItem", "GetItem", "PutItem", "UpdateItem"),
    // Whose account is of another pool may find it again.
    knowing("USER_POOL_ID"),
  ),
  "accounts:write": onTable("GetItem", "PutItem", "UpdateItem"),
  "achievements:write": onTable("PutItem", "UpdateItem"),
  "calendars:read": onTable("GetItem"),
  "calendars:revoke": onTable("DeleteItem", "Query"),
  "calendars:write": onTable("ConditionCheckItem", "DeleteItem", "PutItem", "Query"),
  "catalogue:read": onTable("GetItem"),
  "covers:draw": onMedia("covers/", "PutObject"),
  "covers:find": listingMedia("covers/"),
  // By the index, and then what is there of it now.
  "community:find": all(onIndex(usersIndex), onTable("BatchGetItem")),
  "diary:write": onTable("BatchWriteItem", "PutItem", "UpdateItem"),
  "entries:drop": onTable("DeleteItem"),
  "entries:read": onTable("GetItem"),
  "entries:write": onTable("GetItem", "PutItem", "UpdateItem"),
  "exports:store": onMedia("media/exports/", "PutObject"),
  "lists:create": onTable("PutItem", "UpdateItem"),
  "lists:delete": onTable("DeleteItem", "UpdateItem"),
  "lists:find": onTable("BatchGetItem", "Query"),
  "lists:read": onTable("GetItem"),
  "lists:write": onTable("UpdateItem"),
  "listings:write": onTable("BatchWriteItem"),
  "not-interested:write": onTable("DeleteItem", "PutItem"),
  // No permission: what it brings is sharp, and the memory that decoding takes (budgets.ts).
  "pictures:decode": all(),
  // What may be left behind is noted.
  "pictures:delete": all(
    onMedia("media/", "DeleteObject"),
    onData("withheld/", "DeleteObject"),
    onTable("DeleteItem", "PutItem"),
  ),
  // Pictures of users within pictures to share.
  "pictures:read": onMedia("media/", "GetObject"),
  "pictures:purge": all(
    onMedia("media/", "DeleteObject"),
    onData("withheld/", "DeleteObject"),
    listingMedia("media/"),
  ),
  "pictures:write": onMedia("media/", "PutObject"),
  "entries:find": onTable("BatchGetItem"),
  "imports:read": onTable("GetItem", "Query"),
  "imports:start": all(
    onTable("GetItem", "PutItem", "UpdateItem"),
    onData("imports/", "PutObject"),
    sendingTo("import_list", "IMPORT_QUEUE"),
    // Whoever uploads is told whether an e-mail will come.
    knowing("MAIL_FROM"),
  ),
  "imports:undo": all(
    onTable("GetItem", "Query", "PutItem", "UpdateItem"),
    sendingTo("import_list", "IMPORT_QUEUE"),
  ),
  "model:use": all(
    onModel,
    // The day's tokens are counted like calls.
    onTable("UpdateItem"),
    knowing(
      "CHAT_PROVIDER",
      "CHAT_MODEL",
      "CHAT_MODEL_URL",
      "CHAT_MODEL_SECRET",
      "CHAT_TOKENS_PER_DAY",
    ),
  ),
  "profile:read": onTable("GetItem"),
  "profile:write": onTable("UpdateItem"),
  "provider:use": knowing("OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_PROVIDER"),
  "rankings:create": onTable("PutItem", "UpdateItem"),
  "rankings:delete": onTable("DeleteItem", "UpdateItem"),
  "rankings:find": onTable("Query"),
  "rankings:read": onTable("GetItem"),
  "rankings:write": onTable("PutItem"),
  "reports:write": onTable("ConditionCheckItem", "PutItem"),
  "sessions:end": onTable("DeleteItem"),
  "sessions:end-all": onTable("BatchWriteItem", "Query"),
  "sessions:renew": onTable("ConditionCheckItem", "PutItem", "UpdateItem"),
  "sessions:start": onTable("ConditionCheckItem", "PutItem"),
  "shelf:read": onTable("Query"),
  "snapshot:read": onData("catalogue/", "GetObject"),
  "statistics:read": onTable("GetItem"),

  "everybody:read": onIndex(usersIndex),
  "assets:remove": all(
    removingAssets,
    onDataObjects([supersededKey], "GetObject", "PutObject"),
    listingData("site/"),
  ),
  "catalogue:write": all(
    onTable("BatchGetItem", "BatchWriteItem", "Query"),
    onData("catalogue/", "GetObject", "PutObject"),
    onDataObjects(endedKeys, "DeleteObject"),
    listingData("catalogue/"),
    onMedia("covers/", "PutObject"),
    // The credits, and the merged database while its licence asks for it.
    onMedia("data/", "DeleteObject", "PutObject"),
  ),
  "erasures:carry-out": all(
    onTable("BatchWriteItem", "DeleteItem", "GetItem", "PutItem", "Query", "UpdateItem"),
    neverChanging(trailPartition),
    onMedia("media/", "DeleteObject"),
    onData("withheld/", "DeleteObject", "PutObject"),
  ),
  "imports:sweep": all(
    onTable("DeleteItem", "GetItem", "Query", "UpdateItem"),
    sendingTo("import_list", "IMPORT_QUEUE"),
    // Whoever's import is given up hears of it.
    onData("imports/", "DeleteObject"),
    knowing("PUBLIC_ORIGIN"),
    sendingMail,
  ),
  "migrations:run": all(
    onTable("ConditionCheckItem", "GetItem", "PutItem", "UpdateItem"),
    knowing("USER_POOL_ID"),
  ),
  "model:write": all(
    onIndex(usersIndex),
    // Scores count of those whose profiles everybody may see.
    onTable("BatchGetItem", "Query"),
    onData("catalogue/", "GetObject", "PutObject"),
    listingData("catalogue/"),
  ),
  "release:fetch": all(
    onData("catalogue/sources/", "GetObject", "PutObject"),
    listingData("catalogue/sources/"),
    knowing("RELEASE_ADDRESS"),
  ),
  "restore:replay": all(
    onTable("DescribeTable", "PutItem"),
    listingData(tombstoneFolder),
    // A table that was in use before another one is told, too.
    onDataObjects([lastTableKey], "GetObject", "PutObject"),
    listingData("table/"),
    // A deleted picture is put back from its last version.
    onMedia("media/", "GetObjectVersion", "PutObject"),
    // And is hidden again where operators had decided that.
    onMedia("media/", "GetObject"),
    onData("withheld/", "GetObject", "PutObject"),
    listingMediaVersions("media/"),
  ),
  "rank:write": all(onIndex(usersIndex), onTable("BatchGetItem", "PutItem")),
  "trend:write": onTable("PutItem", "Query"),

  "moderation:decide": all(
    onTable("BatchWriteItem", "DeleteItem", "GetItem", "PutItem", "Query", "UpdateItem"),
    // It adds to its trail, and changes and deletes nothing of it.
    neverChanging(trailPartition),
    onMedia("media/", "GetObject", "PutObject"),
    listingMedia("media/"),
    onData("withheld/", "GetObject", "PutObject"),
    listingData("withheld/"),
  ),

  "page:read": ({ webBucket }) => readingPage(webBucket),
  "site:watch": all(onTable("UpdateItem"), knowing("JOBS", "PUBLIC_ORIGIN")),
  "stack:read": () => readingOwnStack,

  "imports:place": all(
    onTable("BatchWriteItem", "DeleteItem", "GetItem", "PutItem", "Query", "UpdateItem"),
    onData("imports/", "DeleteObject", "GetObject"),
    listingData("imports/"),
    onData("catalogue/", "GetObject"),
    onMedia("covers/", "PutObject"),
    knowing("PUBLIC_ORIGIN"),
    sendingMail,
    workingOff("import_list"),
  ),
};

/** Whether calls of a rate are counted in the table. */
const isCounted = (name: RateName | undefined): boolean =>
  name !== undefined && Object.keys(rates[name]).length > 0;

/** All needs of a row: the session that any caller may have, its rate counter, and those it names. */
export function needsOf({ rate, needs }: Endpoint): AnyNeed[] {
  return [
    "edge:trust",
    "flood:refuse",
    "session:read",
    "metrics:tell",
    ...(isCounted(rate) ? ["rate:count" as const] : []),
    ...needs,
  ];
}

/** All needs of a job: that its runs are noted, and those it names. */
export const needsOfJob = ({ needs }: Job): AnyNeed[] => ["metrics:tell", "runs:note", ...needs];

/** All needs of a worker. */
export const needsOfWorker = ({ needs }: Worker): AnyNeed[] => ["metrics:tell", ...needs];

/** What the previews of links read, nothing but what the pages show to everybody, and the pictures they draw. */
export const linkPreviewNeeds: readonly AnyNeed[] = [
  "covers:draw",
  "covers:find",
  "edge:trust",
  "flood:refuse",
  "lists:read",
  "metrics:tell",
  "pictures:decode",
  "profile:read",
  "rankings:read",
  "snapshot:read",
  "statistics:read",
];

/** What the operator's command decides with, by a function that no route leads to. */
export const adminNeeds: readonly AnyNeed[] = ["metrics:tell", "moderation:decide"];

/** The grant of several needs together. */
export const grantOf = (needs: readonly AnyNeed[]): GrantIn =>
  all(...needs.map((need) => grants[need]));
