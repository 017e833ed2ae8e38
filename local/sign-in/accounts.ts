import { randomBytes, randomUUID, scrypt, timingSafeEqual } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

const StoredAccount = z.object({
  subject: z.string(),
  email: z.string(),
  /** Absent for accounts that sign in by a button. */
  password: z.object({ salt: z.string(), hash: z.string() }).optional(),
});

export type Account = z.output<typeof StoredAccount>;

/** An account that signs in by one click. */
export interface DemoAccount {
  readonly username: string;
  readonly email: string;
  readonly subject: string;
}

/** What came of an e-mail address and a password. */
export type PasswordSignIn =
  | { readonly outcome: "known" | "created"; readonly account: Account }
  | { readonly outcome: "wrong-password" | "no-password" };

/** The accounts of the local sign-in provider. */
export interface Accounts {
  find(subject: string): Account | undefined;
  /** Signs in with a password; an unknown address becomes a new account. */
  signIn(email: string, password: string): Promise<PasswordSignIn>;
  remove(subject: string): Promise<void>;
}

/** Opens the accounts in the data folder and adds the demo accounts that are missing. */
export async function openAccounts(
  dataFolder: string,
  demoAccounts: readonly DemoAccount[],
): Promise<Accounts> {
  const file = join(dataFolder, "accounts.json");
  const text = await readFile(file, "utf8").catch(() => "[]");
  const stored = z.array(StoredAccount).parse(JSON.parse(text));
  const bySubject = new Map(stored.map((account) => [account.subject, account]));
  for (const { subject, email } of demoAccounts) {
    if (!bySubject.has(subject)) bySubject.set(subject, { subject, email });
  }
  let saved = Promise.resolve();
  const save = (): Promise<void> => {
    saved = saved.then(() => write(file, [...bySubject.values()]));
    return saved;
  };

  return {
    find: (subject) => bySubject.get(subject),
    async signIn(givenEmail, password) {
      const email = givenEmail.trim().toLowerCase();
      const knownAccount = () => [...bySubject.values()].find((known) => known.email === email);
      const known = knownAccount();
      if (known !== undefined) return checkPassword(known, password);
      const hashed = await hashPassword(password);
      // Another tab may have made the account while this one was hashing.
      const rival = knownAccount();
      if (rival !== undefined) return checkPassword(rival, password);
      const created = { subject: randomUUID(), email, password: hashed };
      bySubject.set(created.subject, created);
      await save();
      return { outcome: "created", account: created };
    },
    async remove(subject) {
      bySubject.delete(subject);
      await save();
    },
  };
}

async function write(file: string, accounts: readonly Account[]): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(accounts, undefined, 2));
  await rename(`${file}.new`, file);
}

const hashBytes = 32;

async function hashPassword(password: string): Promise<{ salt: string; hash: string }> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, hashBytes);
  return { salt: salt.toString("base64"), hash: hash.toString("base64") };
}

async function checkPassword(account: Account, password: string): Promise<PasswordSignIn> {
  if (account.password === undefined) return { outcome: "no-password" };
  const hash = await derive(password, Buffer.from(account.password.salt, "base64"), hashBytes);
  const isRight = timingSafeEqual(hash, Buffer.from(account.password.hash, "base64"));
  return isRight ? { outcome: "known", account } : { outcome: "wrong-password" };
}
