import { createHash } from "node:crypto";
import { card } from "../../../shared/api/sharing.ts";
import { brand } from "../../../shared/brand.ts";
import type { CardOf } from "../../../shared/drawn/cards.ts";
import type { RequestOf } from "../../../shared/endpoint.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { handle } from "../../http/handle.ts";
import { Reply } from "../../http/reply.ts";
import { header } from "../../http/request.ts";
import { drawAsPng } from "../../pictures/draw.ts";
import { drawnCard } from "../../sharing/drawn-card.ts";

type Asked = RequestOf<typeof card>;

function needed<Name extends "username" | "id" | "list" | "year">(
  asked: Asked,
  name: Name,
): NonNullable<Asked[Name]> {
  const value = asked[name];
  if (value === undefined || value === "") {
    throw new ApiError("bad_request", sentences.cardLacks(name));
  }
  return value;
}

/** What is asked for. Throws ApiError 400 where something is missing. */
function cardAsked(asked: Asked): CardOf {
  const { of, kind } = asked;
  if (of === "ranking") return { of, list: needed(asked, "list") };
  const username = needed(asked, "username");
  if (of === "favourites") return { of, kind, username };
  if (of === "finished") return { of, kind, username, id: needed(asked, "id") };
  if (of === "year") {
    const { tz } = asked;
    return { of, username, year: needed(asked, "year"), ...(tz !== undefined && { tz }) };
  }
  return { of, username };
}

/** Tells a picture from every other one. */
const tagOf = (...parts: readonly string[]): string =>
  `W/"${createHash("sha256").update(parts.join("\n")).digest("base64url").slice(0, 22)}"`;

export const handler = handle(card, async (asked, { uid: viewer, event }) => {
  const { form } = asked;
  const svg = await drawnCard(cardAsked(asked), viewer, asked);
  const tag = tagOf(form, svg);
  // Who has it is told so before the pixels are drawn, which takes longest.
  if (header(event, "if-none-match") === tag) return new Reply("", { unchanged: tag });
  const name = `${brand.shortName}-${asked.of}.${form}`;
  if (form === "svg") return new Reply(svg, { shown: { name, type: "image/svg+xml", tag } });
  const png = Buffer.from(await drawAsPng(svg)).toString("base64");
  return new Reply(png, { shown: { name, type: "image/png", isBase64: true, tag } });
});
