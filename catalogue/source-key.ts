/** Where the operator's catalogue files lie in the data bucket. */
export const sourcesPrefix = "catalogue/sources/";

/** The key of an operator's catalogue file; another file of the same name takes its place. */
export const sourceKey = (fileName: string): string => sourcesPrefix + fileName;
