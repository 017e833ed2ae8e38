/** Key in local storage of who looked at the page the last time, "visitor" or "user". */
export const sessionHintKey = "last-seen-as";
