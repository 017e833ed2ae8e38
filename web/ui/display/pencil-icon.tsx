import { stroked } from "./icons.tsx";

/** For what can be edited; apart from `page-icons.tsx`, as the head of a profile would wait for all that comes with those. */
export const PencilIcon = stroked("M4 20l1-4L16.5 4.5l3 3L8 19Z", "m14 7 3 3");
