import * as z from "zod";
import { cardForms, cardSubjects } from "../drawn/cards.ts";
import { endpoint } from "../endpoint.ts";
import { defaultTheme, themeNames } from "../theme/theme-names.ts";
import {
  catalogueId,
  kindField,
  randomId,
  timeZoneField,
  titleLanguage,
  usernameField,
} from "./fields.ts";

export const card = endpoint({
  method: "GET",
  path: "/api/card/",
  auth: "public",
  effect: "read",
  needs: [
    "pictures:decode",
    "pictures:read",
    "profile:read",
    "rankings:read",
    "shelf:read",
    "snapshot:read",
    "statistics:read",
  ],
  rate: "cards",
  summary:
    "A picture to share, 1200 × 630: somebody's rank, favourites, year or finished title, or a ranking list.",
  request: z.object({
    of: z.enum(cardSubjects),
    /** Whose, except of a ranking list. */
    username: usernameField.optional(),
    /** Of favourites and of a finished title. */
    kind: kindField.default("anime"),
    /** Of a finished title. */
    id: catalogueId.optional(),
    /** The id of a ranking list. */
    list: randomId.optional(),
    year: z
      .string()
      .regex(/^[12]\d{3}$/, "it should be a year such as 2026")
      .optional(),
    tz: timeZoneField,
    /** As SVG it says in words what it shows (`aria-label`). */
    form: z.enum(cardForms).default("png"),
    theme: z.enum(themeNames).default(defaultTheme),
    language: titleLanguage,
  }),
  response: z.string(),
  takesLong: true,
});
