import { Button } from "../controls/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

interface Props {
  /** What is missing, as in 'We could not load … just now.' */
  readonly what: string;
  readonly onRetry: () => unknown;
}

const sentence = (what: string): string => `We could not load ${what} just now.`;

/** The one button that asks again. */
export function RetryButton({
  variant = "primary",
  isBusy = false,
  onRetry,
}: Pick<Props, "onRetry"> & {
  readonly variant?: "primary" | "outlined";
  readonly isBusy?: boolean;
}) {
  return (
    <Button
      variant={variant}
      isBusy={isBusy}
      onClick={() => {
        onRetry();
      }}
    >
      Retry
    </Button>
  );
}

/** What is true below a part of a page that is empty only because it could not be loaded. */
export function LoadFailure({ what, onRetry }: Props) {
  return (
    <>
      <p role="status">{sentence(what)}</p>
      <RetryButton onRetry={onRetry} />
    </>
  );
}

/** In place of something that could not be loaded: the same line, and Retry. */
export function FailedState({
  what,
  isWholePage = false,
  onRetry,
}: Props & { readonly isWholePage?: boolean }) {
  return (
    <EmptyState isWholePage={isWholePage} text={sentence(what)}>
      <RetryButton onRetry={onRetry} />
    </EmptyState>
  );
}
