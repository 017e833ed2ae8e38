import type { MouseEvent } from "react";

/**
 * Whether a click is the second one of a double click. It would do once more what was meant once, or hit the item that
 * has moved into the place of a removed one.
 */
export const isSecondClick = ({ detail }: MouseEvent): boolean => detail > 1;
