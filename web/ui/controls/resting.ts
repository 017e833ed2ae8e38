import type { MouseEventHandler } from "react";

/**
 * The props that make a button rest: it says so and does nothing, not even submit its form. It is not `disabled`,
 * which would take the focus from it, and leave the keyboard nowhere.
 */
export const resting = (
  isResting: boolean,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
) => ({
  "aria-disabled": isResting,
  onClick: isResting
    ? (event: { preventDefault: () => void }) => {
        event.preventDefault();
      }
    : onClick,
});
