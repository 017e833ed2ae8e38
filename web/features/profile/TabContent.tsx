import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailedState } from "../../ui/feedback/LoadFailure.tsx";
import { ListsSkeleton } from "./ListsSkeleton.tsx";

/** What a tab of a profile shows of an answer, and what stands there before it comes or when it fails to. */
export function TabContent<Answer>({
  query: { data, error, isPending, refetch },
  what,
  children,
}: {
  readonly query: UseQueryResult<Answer>;
  /** What the answer is about, as in 'We could not load … just now.' */
  readonly what: string;
  readonly children: (answer: Answer) => ReactNode;
}) {
  if (isPending) return <ListsSkeleton />;
  if (data === undefined) return <FailedState what={what} error={error} onRetry={refetch} />;
  return children(data);
}
