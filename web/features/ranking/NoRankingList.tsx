import { errorStatus } from "../../../shared/errors.ts";
import { CallError } from "../../calls/api.ts";
import { paths } from "../../addresses/paths.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { FailedState } from "../../ui/feedback/LoadFailure.tsx";

/** In place of a ranking list that does not exist, or did not come. */
export function NoRankingList({
  error,
  onRetry,
}: {
  readonly error: Error | null;
  readonly onRetry: () => unknown;
}) {
  const isMissing = error instanceof CallError && error.status === errorStatus.not_found;
  if (!isMissing)
    return <FailedState isWholePage what="this list" error={error} onRetry={onRetry} />;
  return (
    <EmptyState isWholePage text={error.message}>
      <ButtonLink to={paths.home}>Go home</ButtonLink>
    </EmptyState>
  );
}
