/** Id of the field that finds titles in a list. */
export const findFieldId = "find-in-list";
