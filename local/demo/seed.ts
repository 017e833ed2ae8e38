/*
 * Fills an empty local table with the demo community. Runs as a process of its own, with TABLE and
 * AWS_ENDPOINT_URL set by the local cloud, and speaks to the table through the product's own access patterns.
 */
import type { Title } from "../../catalogue/title.ts";
import { seedTitles } from "../../catalogue/sources/seed.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import { presetAvatarPath } from "../../shared/profile.ts";
import { putEntry } from "../../functions/table/entries.ts";
import { createAccount, describeUser } from "../../functions/table/users.ts";
import { listOf } from "./lists.ts";
import { demoAccounts, people, type DemoAccount, type Person } from "./people.ts";

/** The name under which the local cloud keys identities, as the template's functions do. */
const provider = "cognito";

async function addList(uid: string, person: Person, kind: Kind, titles: readonly Title[]) {
  for (const { id, entry } of listOf(person, kind, titles, Date.now())) {
    await putEntry(uid, kind, id, undefined, entry);
  }
}

async function addPerson(person: Person, account: DemoAccount, titles: readonly Title[]) {
  const uid = account.subject;
  const outcome = await createAccount({
    uid,
    provider,
    subject: account.subject,
    login: account.subject,
    username: person.username,
    email: account.email,
  });
  if (outcome !== "created") return;
  await describeUser(uid, { bio: person.bio, avatar: presetAvatarPath(person.avatar) });
  for (const kind of kinds) await addList(uid, person, kind, titles);
}

const titles = seedTitles();
await Promise.all(
  people.map(async (person, at) => {
    const account = demoAccounts[at];
    if (account !== undefined) await addPerson(person, account, titles);
  }),
);
