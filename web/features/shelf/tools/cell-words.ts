import { statusWords } from "../../../words/title-words.ts";
import type { ListedEntry } from "./listed-entries.ts";

/** How an entry stands, with what is said of it beside its status: "Watching, on hold". */
export function statusCell({ standing, said, total }: ListedEntry): string {
  const words = [
    statusWords[standing.status],
    said.isOnHold && "on hold",
    said.again !== null && `again ${said.again}/${total ?? "?"}`,
    said.isPrivate && "private",
  ];
  return words.filter((word) => word !== false).join(", ");
}
