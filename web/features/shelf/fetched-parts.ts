/** What is fetched once a list is there, each of them as one file. */
export const listTools = () => import("./tools/list-tools.ts");

/** What is fetched once several titles are chosen. */
export const listSelection = () => import("./select/list-selection.ts");
