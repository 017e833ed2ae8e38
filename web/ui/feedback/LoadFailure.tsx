import { whyMissing } from "../../calls/why-missing.ts";
import { Button } from "../controls/Button.tsx";
import type { Heir } from "../dialogs/focus-heir.ts";
import { EmptyState } from "./EmptyState.tsx";

interface Props {
  /** What is missing, as in 'We could not load … just now.' */
  readonly what: string;
  /** How it failed. */
  readonly error: Error | null;
  readonly onRetry: () => unknown;
}

const sentence = ({ what, error }: Omit<Props, "onRetry">): string =>
  whyMissing(error, `We could not load ${what} just now.`);

/** The one button that asks again. */
export function RetryButton({
  variant = "primary",
  isBusy = false,
  heir,
  onRetry,
}: Pick<Props, "onRetry"> & {
  readonly variant?: "primary" | "outlined";
  readonly isBusy?: boolean;
  /** Where the keyboard goes on when the button goes. */
  readonly heir?: Heir;
}) {
  return (
    <Button
      variant={variant}
      isBusy={isBusy}
      {...(heir && { heir })}
      onClick={() => {
        onRetry();
      }}
    >
      Retry
    </Button>
  );
}

/** What is true below a part of a page that is empty only because it could not be loaded. */
export function LoadFailure({ onRetry, ...failed }: Props) {
  return (
    <>
      <p role="status">{sentence(failed)}</p>
      <RetryButton onRetry={onRetry} />
    </>
  );
}

/** In place of something that could not be loaded: the same line, and Retry. */
export function FailedState({
  isWholePage = false,
  onRetry,
  ...failed
}: Props & { readonly isWholePage?: boolean }) {
  return (
    <EmptyState isWholePage={isWholePage} text={sentence(failed)}>
      <RetryButton onRetry={onRetry} />
    </EmptyState>
  );
}
