/** Stands for a missing value in filters and on screens; sorts last. */
export const notAvailable = "N/A";
