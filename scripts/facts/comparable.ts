import { foldedForm, plainForm } from "../../shared/search/normalise.ts";

/** The form in which names of different lists are the same: without spaces, and as coarse as search compares them. */
export const comparable = (name: string): string => foldedForm(plainForm(name)).replaceAll(" ", "");
