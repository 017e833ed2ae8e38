/** Lists help lines in most countries for people in despair, by phone, text and chat. */
export const helpFinder = "https://findahelpline.com";
