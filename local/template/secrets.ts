import { createHash } from "node:crypto";
import { arn } from "./account.ts";

/** The ARN of a secret that is given by it or by its name. On AWS its last six characters are drawn. */
export const secretArn = (nameOrArn: string): string =>
  nameOrArn.startsWith("arn:") ? nameOrArn : arn("secretsmanager", `secret:${nameOrArn}-000000`);

/** The value of a secret that the template lets AWS draw: here it is made of its ARN, the same for all who refer to it. */
export const drawnSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("hex");
