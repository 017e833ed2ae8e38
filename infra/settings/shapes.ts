import * as z from "zod";

/** Text of a form. The error goes on after the setting's name: "must be …". */
export const textLike = (pattern: RegExp, error: string) =>
  z.string({ error }).regex(pattern, { error });

/** A number that a test lets pass. */
export const numberThat = (isFine: (value: number) => boolean, error: string) =>
  z.number({ error }).refine(isFine, { error });

/** A whole number from `least` to `most`, or of any size where no `most` is given. */
export const wholeNumber = (least: number, most = Infinity) =>
  numberThat(
    (count) => Number.isInteger(count) && count >= least && count <= most,
    `must be a whole number from ${least} ${most === Infinity ? "on" : `to ${most}`}`,
  );

export const yesOrNo = z.boolean({ error: "must be true or false" });

/** A host's name and nothing else. */
export const hostName = textLike(
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/,
  "must be a host name such as anime.example.org: small letters, no https://, no path, no port",
);

export const certificateArn = textLike(
  /^arn:aws[a-z-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
  "must be the ARN of a certificate of ACM in us-east-1, where CloudFront looks for it: arn:aws:acm:us-east-1:…:certificate/…",
);

export const webAclArn = textLike(
  /^arn:aws[a-z-]*:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]+\/[\w-]+$/,
  "must be the ARN of a WAF web ACL for CloudFront, which lives in us-east-1: arn:aws:wafv2:us-east-1:…:global/webacl/…",
);

export const topicArn = textLike(
  /^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d{12}:[\w-]{1,256}$/,
  "must be the ARN of an SNS topic: arn:aws:sns:…",
);

export const googleClientId = textLike(
  /^[\w-]+\.apps\.googleusercontent\.com$/,
  "must be the client id that Google gave out, which ends in .apps.googleusercontent.com",
);

/** What Secrets Manager allows as a name, or the ARN of a secret. Never the secret itself. */
export const secretName = textLike(
  /^(?:arn:aws[a-z-]*:secretsmanager:[a-z0-9-]+:\d{12}:secret:)?[\w/+=.@-]{1,512}$/,
  "must be the name or the ARN of a secret in Secrets Manager",
);

/** What Secrets Manager calls a version by. */
export const secretVersion = textLike(
  /^[\w-]{32,64}$/,
  "must be the id of a secret's version, of 32 to 64 characters",
);

export const mailAddress = z.email({
  error: "must be an e-mail address such as hello@example.org, without a name around it",
});

export const region = textLike(
  /^[a-z]{2}(?:-[a-z]+){1,2}-\d$/,
  "must name regions of AWS, such as eu-west-1",
);

const isPublic = (text: string): boolean => {
  const url = URL.parse(text);
  return url === null || (url.username === "" && url.password === "");
};

/** The whole address of something that is called or linked to; it appears in the stack's outputs. */
export const address = (protocol: RegExp, error: string) =>
  z.url({ protocol, error }).refine(isPublic, { error: "must not hold a user name or a password" });

/** What DynamoDB takes for the name of a table. */
export const tableName = textLike(
  /^[\w.-]{3,255}$/,
  "must be the name of a table of DynamoDB in this region, and not its ARN",
);
