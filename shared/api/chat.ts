import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { kinds } from "../kind.ts";

export const chat = endpoint({
  method: "POST",
  path: "/chat-tsuzuku/",
  auth: "user",
  effect: "write",
  needs: ["catalogue:read", "lists:find", "model:use", "shelf:read", "snapshot:read"],
  rate: "chat",
  takesLong: true,
  summary: "Ask the assistant that knows the catalogue and the asker's lists.",
  maxBytes: 256 * 1024,
  request: z.object({
    user_input: z.string(),
    message_history: z
      .array(
        z.object({
          role: z.enum(["user", "assistant"]),
          content: z.union([z.string(), z.array(z.string())]),
        }),
      )
      .default([]),
    /** IANA name of the asker's time zone, for what airs today. */
    tz: z.string().max(64).optional(),
  }),
  response: z.object({
    /** Lines of text, divided by line breaks. */
    response: z.string(),
    /** The titles it names, for the client to link. */
    titles: z.array(
      z.object({
        kind: z.enum(kinds),
        id: z.number(),
        /** As the text spells it. */
        name: z.string(),
        /** Whether it is on any of the asker's lists. */
        listed: z.boolean(),
      }),
    ),
  }),
});
