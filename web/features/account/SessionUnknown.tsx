import * as sentences from "../../../shared/sentences.ts";
import { useSessionCall } from "../../calls/session.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { RetryButton } from "../../ui/feedback/LoadFailure.tsx";

/** In place of a page that needs to know who looks at it, when that could not be asked. */
export function SessionUnknown() {
  const { isFetching, refetch } = useSessionCall();
  return (
    <EmptyState isWholePage text={sentences.sessionUnknown}>
      <RetryButton isBusy={isFetching} onRetry={refetch} />
    </EmptyState>
  );
}
