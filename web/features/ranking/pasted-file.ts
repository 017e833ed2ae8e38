/** The picture on a clipboard, if there is one. */
export const pastedFile = (clipboard: DataTransfer): File | undefined =>
  [...clipboard.files].find(({ type }) => type.startsWith("image/"));
