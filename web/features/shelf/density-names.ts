/** How a list can be drawn: as large covers, as one row a title, as a table. The first is the default. */
export const densities = ["covers", "compact", "table"] as const;

export type Density = (typeof densities)[number];
