import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { SendEmailCommand, SESClient } from "@aws-sdk/client-ses";
import { operatorClient } from "../../../local/aws/operator-client.ts";
import { listFile } from "../../support/files/list-files.ts";
import { imported, mailsTo } from "../../support/people/imports.ts";
import { Person } from "../../support/people/people.ts";
import { anime } from "../../support/people/titles.ts";

const file = listFile("anime", [{ id: anime.frieren, status: "active", progress: 1 }]);

/** Somebody whose mails come to an end as the address says. */
const somebody = (kind: string) => new Person(`${kind}+${randomUUID()}@people.example`).arrive();

/** A mail that names no configuration set. */
async function writesPlainly(to: string): Promise<void> {
  const ses = new SESClient(operatorClient(inject("cloud").awsEndpoint));
  await ses.send(
    new SendEmailCommand({
      Source: "no-reply@tsuzuku.example",
      Destination: { ToAddresses: [to] },
      Message: { Subject: { Data: "Plain" }, Body: { Text: { Data: "Hello" } } },
    }),
  );
}

test("whoever calls our e-mail spam gets no further one, and imports go on", async () => {
  const hana = await somebody("complaint");
  for (let turn = 0; turn < 2; turn++) {
    expect(await imported(hana, "anime", file)).toMatchObject({ state: "finished" });
  }
  expect(await mailsTo(hana)).toHaveLength(1);
});

test("an e-mail that comes back is no failure of the import", async () => {
  const ai = await somebody("bounce");
  expect(await imported(ai, "anime", file)).toMatchObject({ state: "finished" });
  expect(await mailsTo(ai)).toEqual([]);
});

test("it is the configuration set that does it", async () => {
  const mika = await somebody("complaint");
  await writesPlainly(mika.email);
  await writesPlainly(mika.email);
  expect(await mailsTo(mika)).toHaveLength(2);
  await imported(mika, "anime", file);
  await imported(mika, "anime", file);
  expect(await mailsTo(mika)).toHaveLength(3);
});
