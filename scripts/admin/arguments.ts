import {
  askedCloud,
  cloudOptions,
  readCommandLine,
  takesStage,
  type AskedCloud,
  type Command,
} from "../command-line.ts";
import { needsReason, Verb } from "../../functions/moderation/verbs.ts";
import type { Order } from "../../functions/operator/admin.ts";
import { StartError } from "../../local/net/start-error.ts";
import { erasureDays } from "../../shared/limits.ts";

export const command: Command = {
  name: "admin",
  does: "Looks at what people made, and takes it down or back: in the local cloud that runs, or where it is deployed.",
  takes: {
    reports: "what is reported and not seen to, the newest first",
    "look THING": "what it shows, what was decided of it, and what is reported of it",
    "hide THING": "nobody but its owner sees it any more",
    "show THING": "what was hidden is seen again",
    "suspend NAME": "the account does not sign in, and nobody sees anything of it",
    "restore NAME": "what was suspended is there again",
    "erase THING": `as suspended, or hidden, and after ${erasureDays} days gone for good`,
    "dismiss THING": "the reports of it are settled; it stays as it is",
    "undo ACT": "what that act of the trail did is taken back",
    trail: "what was done, by whom and why, the newest first",
    "--reason WHY": "its owner reads it, of a picture in the export alone, and it is in the trail",
    "--of THING": "of the trail, what was done to it; of a picture, whose it is",
    "--most NUMBER": "so many lines of reports or of the trail (50)",
    "--aws": "in the AWS account that the shell is signed in to",
    ...takesStage,
  },
  guide: "docs/operations.md",
};

/** How things are named, for who has named none. */
const things =
  "/profile/NAME, /custom-list/ID or /ranking-list/ID as in the browser, /media/… of a picture with --of NAME, or a username";

/** What an operator says to `npm run admin`. */
export interface Arguments extends AskedCloud {
  /** What is to be done by whoever is signed in. */
  readonly orderBy: (who: string) => Order;
}

interface Said {
  readonly of: string | undefined;
  readonly reason: string | undefined;
  readonly most: number | undefined;
}

function mostOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new StartError(`--most takes a number from 1 to 999, not ${text}.`);
  return Number(text);
}

/** Reads the arguments. Throws StartError for what is none. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = readCommandLine(command, {
    args: [...args],
    allowPositionals: true,
    options: {
      ...cloudOptions,
      of: { type: "string" },
      reason: { type: "string" },
      most: { type: "string" },
    },
  });
  const [verb, object, ...more] = positionals;
  if (more.length > 0) {
    throw new StartError(
      `Say one thing: ${more.join(" ")} is one more. What has spaces takes quotes.`,
    );
  }
  const cloud = askedCloud(values, "only a deployment takes settings.");
  const said = { of: values.of, reason: values.reason, most: mostOf(values.most) };
  return {
    ...cloud,
    orderBy: orderOf(verb, object, said),
  };
}

function orderOf(
  verb: string | undefined,
  object: string | undefined,
  { of, reason, most }: Said,
): (by: string) => Order {
  const asMany = most === undefined ? {} : { most };
  const whose = of === undefined ? {} : { of };
  const why = reason === undefined ? {} : { reason };
  const named = (): string => {
    if (object !== undefined) return object;
    throw new StartError(`Say what: npm run admin -- ${verb ?? ""} and ${things}.`);
  };
  switch (verb) {
    case "reports":
      return () => ({ verb, ...asMany });
    case "trail":
      return () => ({ verb, ...asMany, ...(of === undefined ? {} : { thing: of }) });
    case "undo": {
      if (object === undefined) {
        throw new StartError(
          "Say which act: npm run admin -- undo ACT, as npm run admin -- trail names it.",
        );
      }
      return (by) => ({ verb, act: object, by, ...why });
    }
    case "look": {
      const thing = named();
      return () => ({ verb, thing, ...whose });
    }
    case undefined:
      throw new StartError("Say what to do: npm run admin -- --help tells what there is.");
    default: {
      const act = Verb.safeParse(verb);
      if (!act.success) {
        throw new StartError(
          `${verb} is nothing that npm run admin does: npm run admin -- --help tells what there is.`,
        );
      }
      const thing = named();
      if (needsReason(act.data) && (reason ?? "").trim() === "") {
        throw new StartError(
          `Say why, for its owner and the trail: npm run admin -- ${verb} ${thing} --reason "…"`,
        );
      }
      return (by) => ({ verb: act.data, thing, by, ...whose, ...why });
    }
  }
}
