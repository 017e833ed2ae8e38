import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { done, newAchievements, noFields } from "./fields.ts";

export const check_logged = endpoint({
  method: ["GET", "POST"],
  path: "/api/check_logged/",
  auth: "public",
  effect: "read",
  needs: ["profile:read", "sessions:renew"],
  rate: "reads",
  summary: "Say who is signed in, and hand out the CSRF cookie.",
  request: noFields,
  response: z.object({
    logged: z.boolean(),
    username: z.string(),
    avatar_url: z.string(),
    /** Whether nobody else sees their profile, and what is under it. */
    private: z.boolean(),
    /** Server clock in milliseconds since 1970, so that countdowns do not trust the visitor's clock. */
    now: z.number(),
    /** Badges earned while nobody looked, by an import for example, until the page says that it has told of them. */
    new_achievements: newAchievements,
  }),
});

export const auth_login = endpoint({
  method: "GET",
  path: "/api/auth/login/",
  auth: "public",
  effect: "read",
  needs: ["provider:use"],
  rate: "signIn",
  takesLong: true,
  summary: "Begin sign-in: redirect to the identity provider.",
  request: z.object({ next: z.string().max(2000).optional() }),
  response: z.object({}),
  status: 302,
});

export const auth_callback = endpoint({
  method: "GET",
  path: "/api/auth/callback/",
  auth: "public",
  effect: "read",
  needs: ["provider:use", "profile:read", "sessions:start", "sessions:end", "accounts:create"],
  rate: "signInReturn",
  takesLong: true,
  summary: "Finish sign-in: trade the provider's code for a session and return to the page.",
  request: z.object({
    code: z.string().max(4000).optional(),
    state: z.string().max(200).optional(),
    error: z.string().max(200).optional(),
  }),
  response: z.object({}),
  status: 302,
});

export const auth_logout = endpoint({
  method: "POST",
  path: "/api/auth/logout/",
  auth: "user",
  effect: "write",
  needs: ["provider:use", "sessions:end", "sessions:end-all"],
  summary: "End the session here and at the identity provider, or all sessions of the user.",
  request: z.object({
    /** Whether the user's sessions in all other browsers end, too. */
    everywhere: z.boolean().default(false),
  }),
  response: z.object({
    /** Where the browser goes next, to end the provider's session too. */
    redirect: z.string(),
  }),
});

export const change_username = endpoint({
  method: "POST",
  path: "/api/change-username/",
  auth: "user",
  effect: "write",
  needs: ["accounts:write"],
  rate: "writes",
  summary: "Take another username; the old one is held for 30 days.",
  request: z.object({ username: z.string() }),
  response: z.object({ username: z.string() }),
  stale: ["check_logged", "profile", "top_completed_users"],
});

export const delete_account = endpoint({
  method: "POST",
  path: "/api/delete-account/",
  auth: "user",
  effect: "write",
  needs: ["account:close", "account:delete", "pictures:purge", "provider:use"],
  rate: "writes",
  takesLong: true,
  summary: "Delete the account and everything that belongs to it.",
  request: z.object({
    /** The username, typed. */
    confirmation: z.string(),
  }),
  response: done.extend({
    /** Where the browser goes next, to end the provider's session too. */
    redirect: z.string(),
  }),
});

const Token = z.object({ id: z.string(), name: z.string(), created_at: z.string() });

export const tokens = endpoint({
  method: "GET",
  path: "/api/tokens/",
  auth: "user",
  effect: "read",
  needs: [],
  summary: "List the signed-in user's access tokens.",
  request: noFields,
  response: z.object({ tokens: z.array(Token) }),
});

export const create_token = endpoint({
  method: "POST",
  path: "/api/create-token/",
  auth: "user",
  effect: "write",
  needs: [],
  rate: "writes",
  summary: "Make an access token; it is shown once.",
  request: z.object({ name: z.string().trim().min(1).max(100) }),
  response: Token.extend({ token: z.string() }),
  status: 201,
  stale: ["tokens"],
});

export const revoke_token = endpoint({
  method: "POST",
  path: "/api/revoke-token/",
  auth: "user",
  effect: "write",
  needs: [],
  rate: "writes",
  summary: "Make an access token useless at once.",
  request: z.object({ id: z.string().max(64) }),
  response: done,
  stale: ["tokens"],
});
