/** Raise it with every change of a picture: it is part of each file's name. */
export const COVER_VERSION = 4;
