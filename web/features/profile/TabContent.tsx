import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ListsSkeleton } from "./ListsSkeleton.tsx";

/** What a tab of a profile shows of an answer, and what stands there before it comes or when it fails to. */
export function TabContent<Answer>({
  query: { data, isPending, refetch },
  problem,
  children,
}: {
  readonly query: UseQueryResult<Answer>;
  /** What is said when there is no answer. */
  readonly problem: string;
  readonly children: (answer: Answer) => ReactNode;
}) {
  if (isPending) return <ListsSkeleton />;
  if (data === undefined) {
    return (
      <EmptyState text={problem}>
        <Button onClick={() => void refetch()}>Retry</Button>
      </EmptyState>
    );
  }
  return children(data);
}
