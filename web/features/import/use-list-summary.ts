import { useEffect, useState } from "react";
import type { Kind } from "../../../shared/kind.ts";
import { isPacked, summaryOf } from "./list-file.ts";
import type { ListSummary } from "./list-summary.ts";

/** What is in a file; "unreadable" when it cannot be read, undefined until that is known. */
export function useListSummary(
  file: File | undefined,
  kind: Kind,
): ListSummary | "unreadable" | undefined {
  const [read, setRead] = useState<{ file: File; summary: ListSummary | "unreadable" }>();
  useEffect(() => {
    if (file === undefined || isPacked(file)) return undefined;
    let isCurrent = true;
    const keep = (summary: ListSummary | "unreadable") => {
      if (isCurrent) setRead({ file, summary });
    };
    summaryOf(file, kind).then(keep, () => {
      keep("unreadable");
    });
    return () => {
      isCurrent = false;
    };
  }, [file, kind]);
  return read?.file === file ? read?.summary : undefined;
}
