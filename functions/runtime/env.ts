/** Every environment variable a function can be given; `infra/grants.ts` says which function gets which. */
export type Variable =
  | "TABLE"
  | "DATA_BUCKET"
  | "MEDIA_BUCKET"
  | "WEB_BUCKET"
  | "PUBLIC_ORIGIN"
  | "ORIGIN_SECRET"
  | "RATE_FACTOR"
  | "IMPORT_QUEUE"
  | "MAIL_FROM"
  | "MAIL_CONFIGURATION"
  | "OIDC_ISSUER"
  | "OIDC_CLIENT_ID"
  | "OIDC_PROVIDER"
  | "USER_POOL_ID"
  | "CHAT_PROVIDER"
  | "CHAT_MODEL"
  | "CHAT_MODEL_URL"
  | "CHAT_MODEL_SECRET"
  | "CHAT_TOKENS_PER_DAY"
  | "RELEASE_ADDRESS"
  | "METRICS_NAMESPACE"
  | "METRICS_BY_FUNCTION"
  | "JOBS";

/** Stands for a value that there is none of: the variables of a function cannot be empty. */
export const none = "none";

/** The value of a variable that may stand for none, which is undefined. Throws when the function was deployed without it. */
export function envIfAny(variable: Variable): string | undefined {
  const value = env(variable);
  return value === none ? undefined : value;
}

/** The value of a variable. Throws when the function was deployed without it: that is a fault of ours, not of the caller. */
export function env(variable: Variable): string {
  const value = process.env[variable];
  if (value === undefined || value === "") throw new Error(`${variable} is not set`);
  return value;
}
