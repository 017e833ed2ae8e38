import { cookieValue } from "./cookie-value.ts";

/** The token that this browser's next POST carries; undefined until the server has set the cookie. */
export const csrfCookie = (): string | undefined => cookieValue("csrftoken") || undefined;
