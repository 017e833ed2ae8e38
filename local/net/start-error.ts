/** Something the person at the keyboard can mend; its message is a sentence for them, and no stack helps. */
export class StartError extends Error {}
