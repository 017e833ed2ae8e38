import { placeOf, readProfileArn } from "../chat-model/inference-profiles.ts";
import type { Values } from "./sources.ts";

/** Settings that are nothing without one another. */
const pairs = [
  ["domainName", "certificateArn"],
  ["googleClientId", "googleSecretName"],
] as const;

/** Settings that say more about another one. */
const needing = [
  ["chatModelUrl", "chatModel", "the name of the model there"],
  ["chatModelRegions", "chatModel", "the inference profile that answers from them"],
  ["chatModelBehind", "chatModel", "the application inference profile that was made from it"],
  ["googleSecretVersion", "googleSecretName", "the secret that it is a version of"],
  ["mailIdentity", "mailFrom", "the address that e-mails come from"],
  [
    "mailDomain",
    "mailFrom",
    "the address of that domain, or of one below it, that e-mails come from",
  ],
  ["monthlyBudget", "alarmMail", "the address that hears of it"],
  ["mailConfirmed", "mailFrom", "the address that e-mails come from"],
] as const;

/**
 * A sentence for each pair of settings that do not go together, by their values as they were given. What a value of a
 * wrong shape (`misshapen`, by name) would mean beside others is not asked: its own sentence is enough.
 */
export function contradictions(given: Values, misshapen: ReadonlySet<string>): string[] {
  const has = (name: string): boolean => given[name] !== undefined;
  const areShaped = (group: RegExp): boolean =>
    !Array.from(misshapen).some((name) => group.test(name));
  return [
    ...pairs
      .filter(([one, other]) => has(one) !== has(other))
      .map(([one, other]) => `${one} and ${other} belong together: give both or neither.`),
    ...needing
      .filter(([one, other]) => has(one) && !has(other))
      .map(([one, other, what]) => `${one} needs ${other}, ${what}.`),
    ...(areShaped(/^mail/) ? ofMail(given) : []),
    ...(areShaped(/^chatModel/) ? ofModel(given) : []),
    ...(given["waf"] === true && has("webAclArn")
      ? ["waf makes a firewall, and webAclArn names one that is there: give one of them."]
      : []),
    ...(["subdomains", "preload"].includes(textOf(given["hsts"]) ?? "") && !has("domainName")
      ? ["hsts speaks for a domain of your own: it needs domainName."]
      : []),
  ];
}

/** Whether this is no deployment, but the local cloud. */
const isLocal = (): boolean => process.env["TSUZUKU_LOCAL"] === "true";

/** Whether an address only stands in for one: nothing under `.example` is anybody's. */
const isUnsendable = (address: string): boolean => address.endsWith(".example");

const hostOf = (address: string): string => address.slice(address.indexOf("@") + 1);

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

function ofMail(given: Values): string[] {
  const [mailFrom, mailDomain] = [textOf(given["mailFrom"]), textOf(given["mailDomain"])];
  const confirmed = textOf(given["mailConfirmed"]);
  if (mailFrom === undefined) return [];
  const said: string[] = [];
  // The local mailbox takes everything.
  if (isUnsendable(mailFrom) && !isLocal()) {
    said.push(`mailFrom is ${mailFrom}, which is nobody's: leave it out, and nothing is sent.`);
  }
  if (mailDomain !== undefined && !`.${hostOf(mailFrom)}`.endsWith(`.${mailDomain}`)) {
    said.push(
      `mailFrom is ${mailFrom}, which is no address of mailDomain, ${mailDomain}, or of a domain below it.`,
    );
  }
  const identity = mailDomain ?? mailFrom;
  if (confirmed === "true") {
    said.push(
      `mailConfirmed takes what SES has confirmed in place of "true": write ${identity}, once it has.`,
    );
  } else if (confirmed !== undefined && confirmed !== identity) {
    said.push(
      `mailConfirmed names ${confirmed}, but mails would come from ${identity}: ` +
        "take mailConfirmed out until SES has confirmed that, then write it there.",
    );
  }
  return said;
}

function ofModel(given: Values): string[] {
  const { chatModel, chatModelUrl, chatModelSecretName, chatModelRegions, chatModelBehind } = given;
  const said: string[] = [];
  if (chatModelUrl === undefined && chatModelSecretName !== undefined) {
    said.push("chatModelSecretName is the key of chatModelUrl; Bedrock needs none.");
  }
  if (textOf(chatModelUrl)?.startsWith("http:") && !isLocal()) {
    said.push("chatModelUrl must be an https address: a key and what people write travel to it.");
  }
  if (chatModelUrl !== undefined || typeof chatModel !== "string") return said;
  try {
    placeOf(
      {
        id: chatModel,
        behind: textOf(chatModelBehind),
        regions: Array.isArray(chatModelRegions) ? chatModelRegions.map(String) : undefined,
      },
      "here",
    );
  } catch (error) {
    if (error instanceof Error) said.push(error.message);
  }
  if (chatModelBehind !== undefined && readProfileArn(chatModel) === undefined) {
    said.push("chatModelBehind belongs to the ARN of an application inference profile alone.");
  }
  return said;
}
