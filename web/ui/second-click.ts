import type { MouseEvent } from "react";

/**
 * Whether a click is the second one of a double click. Where the first took an item away, it hits the item that has
 * moved into its place, which nobody meant.
 */
export const isSecondClick = ({ detail }: MouseEvent): boolean => detail > 1;
