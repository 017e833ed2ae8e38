/** What an operator may choose, by the ways in which it is chosen, as the context of the app. */
const choices = {
  chat: {
    assistant: {},
    model: { chatModel: "any.model-v1:0" },
    // Ways of one kind, divided by a colon, stand for each other.
    "profile:us": { chatModel: "us.any.model-v1:0" },
    "profile:global": { chatModel: "global.any.model-v1:0" },
    "profile:application": {
      chatModel: "arn:aws:bedrock:eu-west-1:111122223333:application-inference-profile/abc1",
      chatModelBehind: "eu.any.model-v1:0",
    },
    compatible: {
      chatModel: "small",
      chatModelUrl: "https://models.example.org/v1",
      chatModelSecretName: "chat-key",
    },
  },
  mail: {
    none: {},
    "new:address": { mailFrom: "hello@tsuzuku.test" },
    "new:domain": { mailFrom: "hello@tsuzuku.test", mailDomain: "tsuzuku.test" },
    "confirmed:new": { mailFrom: "hello@tsuzuku.test", mailConfirmed: "hello@tsuzuku.test" },
    "confirmed:existing": {
      mailFrom: "hello@mail.tsuzuku.test",
      mailDomain: "tsuzuku.test",
      mailConfirmed: "tsuzuku.test",
      mailIdentity: "existing",
    },
  },
  domain: {
    no: {},
    "yes:host": {
      domainName: "tsuzuku.example.org",
      certificateArn: "arn:aws:acm:us-east-1:111122223333:certificate/1",
    },
    "yes:preload": {
      domainName: "tsuzuku.example.org",
      certificateArn: "arn:aws:acm:us-east-1:111122223333:certificate/1",
      hsts: "preload",
    },
  },
  google: {
    no: {},
    yes: { googleClientId: "google.apps.googleusercontent.com", googleSecretName: "google-secret" },
  },
  passkeys: { no: {}, yes: { passkeys: "true" } },
  firewall: {
    no: {},
    "yes:theirs": { webAclArn: "arn:aws:wafv2:us-east-1:111122223333:global/webacl/w/1" },
    "yes:ours": { waf: "true" },
  },
  alarms: {
    no: {},
    "yes:topic": { alarmTopicArn: "arn:aws:sns:eu-west-1:111122223333:alarms" },
    "yes:mail": {
      alarmMail: "operator@tsuzuku.test",
      monthlyBudget: "50",
      metricsByFunction: "true",
    },
  },
  database: { no: {}, yes: { offlineDatabase: "true" } },
  contact: { no: {}, yes: { securityContact: "mailto:security@tsuzuku.test" } },
  stage: { no: {}, yes: { stage: "staging", protected: "true", tableName: "Tsuzuku-restored" } },
  // What `npx cdk bootstrap --qualifier` was given.
  bootstrap: { no: {}, yes: { "@aws-cdk/core:bootstrapQualifier": "own" } },
} satisfies Readonly<Record<string, Readonly<Record<string, object>>>>;

type Choices = typeof choices;

/** A way for each choice. */
type Combination = Readonly<Record<keyof Choices, string>>;

/** In these, each way of a choice meets each way of every other. A choice more is a column more. */
const table = `
chat                mail               domain      google passkeys firewall   alarms    database contact bootstrap stage
assistant           none               no          no     no       no         no        no       no      no        no
assistant           new:address        yes:host    no     yes      yes:ours   yes:topic no       yes     yes       no
assistant           confirmed:new      yes:preload yes    yes      yes:theirs no        yes      yes     no        yes
model               none               yes:host    no     yes      no         yes:mail  yes      no      no        no
model               new:domain         no          yes    no       no         yes:topic yes      yes     no        no
model               confirmed:existing no          yes    yes      yes:ours   no        no       yes     yes       yes
profile:us          none               yes:preload no     yes      no         yes:mail  no       yes     no        no
profile:global      new:address        no          no     yes      yes:theirs no        yes      yes     yes       no
profile:application confirmed:new      no          yes    no       yes:ours   yes:topic yes      no      no        yes
compatible          none               yes:host    yes    yes      yes:theirs no        no       yes     yes       yes
compatible          new:domain         no          no     no       no         no        yes      no      no        yes
compatible          confirmed:existing yes:preload no     no       no         yes:mail  yes      no      yes       no
`;

const [header = [], ...rows] = table
  .trim()
  .split("\n")
  .map((line) => line.split(/ +/));

/** At most twelve combinations of settings, in which every two of them meet in each of their ways. */
export const combinations: readonly Combination[] = rows.map(
  (ways) => Object.fromEntries(header.map((name, at) => [name, ways[at]])) as Combination,
);

/** The context of the app in a combination. Throws when it names a way that there is none of. */
export function contextOf(combination: Combination): Readonly<Record<string, string>> {
  const given = Object.entries<Readonly<Record<string, object>>>(choices).map(([name, ways]) => {
    const way = ways[combination[name as keyof Choices]];
    if (way === undefined)
      throw new Error(`${name} has no way ${combination[name as keyof Choices]}`);
    return way;
  });
  return Object.assign({}, ...given) as Readonly<Record<string, string>>;
}

const kindOf = (way: string): string => way.replace(/:.*/, "");

/** The pairs of ways, of two choices, that never meet; and ways that are never taken. */
export function missingPairs(taken: readonly Combination[]): string[] {
  const ways = Object.entries(choices).flatMap(([name, its]) =>
    Object.keys(its).map((way) => ({ name: name as keyof Choices, way })),
  );
  const untaken = ways
    .filter(({ name, way }) => !taken.some((each) => each[name] === way))
    .map(({ name, way }) => `${name} ${way}`);
  const pairs = ways.flatMap((one, at) =>
    ways
      .slice(at + 1)
      .filter(({ name }) => name !== one.name)
      .map((other) => [one, other] as const),
  );
  const unmet = pairs
    .filter((pair) =>
      taken.every((each) => pair.some(({ name, way }) => kindOf(each[name]) !== kindOf(way))),
    )
    .map((pair) => pair.map(({ name, way }) => `${name} ${way}`).join(" with "));
  return [...untaken, ...unmet];
}
