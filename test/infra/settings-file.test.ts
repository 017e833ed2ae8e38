import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { settingNames } from "../../infra/settings.ts";
import { commandContext, settingsInForce } from "../../infra/settings/in-force.ts";
import { webFacts } from "../../scripts/build.ts";

describe("the settings file", () => {
  beforeEach(() => {
    vi.stubEnv("TSUZUKU_CONFIG", "");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  let files = 0;
  /** Writes a file, and says that it is the operator's. */
  function useFile(text: string): string {
    const path = join(inject("folder"), `config-${(files += 1)}.ts`);
    writeFileSync(path, text);
    vi.stubEnv("TSUZUKU_CONFIG", path);
    return path;
  }

  test("wins over the environment, and the command line over it", async () => {
    useFile(
      `export default { rateFactor: 2, passkeys: true, securityContact: "mailto:a@file.test" }`,
    );
    vi.stubEnv("TSUZUKU_RATE_FACTOR", "3");
    vi.stubEnv("TSUZUKU_CHAT_URL", "https://chat.test/");
    expect(await settingsInForce({ passkeys: "false" })).toMatchObject({
      rateFactor: 2,
      passkeys: false,
      securityContact: "mailto:a@file.test",
      communityChatUrl: "https://chat.test/",
      given: ["communityChatUrl", "passkeys", "rateFactor", "securityContact"],
    });
  });

  test("may depend on the stage", async () => {
    useFile(
      "export default (stage) => (stage === undefined ? { rateFactor: 4 } : { passkeys: true })",
    );
    expect(await settingsInForce({})).toMatchObject({ rateFactor: 4, given: ["rateFactor"] });
    for (const stage of ["staging", " staging "]) {
      expect(await settingsInForce({ stage })).toMatchObject({
        stage: "staging",
        given: ["passkeys"],
      });
    }
  });

  test("that says the same of every stage is no file for one", async () => {
    useFile(`export default { mailFrom: "a@file.test" }`);
    await expect(settingsInForce({ stage: "staging" })).rejects.toThrow("a function of the stage");
  });

  test("that says nothing is one for every stage, and a stage's wrong name is told before all", async () => {
    useFile("export default {}");
    expect(await settingsInForce({ stage: "staging" })).toMatchObject({ given: [] });
    useFile(`export default { mailFrom: "a@file.test" }`);
    await expect(settingsInForce({ stage: "Staging" })).rejects.toThrow(/stage must be a name/);
  });

  test("that fails for a stage is named", async () => {
    useFile("export default (stage) => ({ mailFrom: `${stage.toString()}@file.test` })");
    await expect(settingsInForce({})).rejects.toThrow(
      /config-.*fails when it is asked for production/,
    );
  });

  test.each([
    ["export default { domainname: 1 }", /domainname in the settings file is no setting\. Did you/],
    ["export default { rateFactor: '2' }", /rateFactor must be a number/],
    ["export default { stage: 'a' }", /stage in the settings file is no setting/],
    ["export const settings = {}", /must export settings/],
    ["export default (stage) => { rateFactor: 2 }", /exports a function that gives no settings/],
    ["export default [", /cannot be read/],
  ])("%s is refused in a sentence", async (text, reason) => {
    useFile(text);
    await expect(settingsInForce({})).rejects.toThrow(reason);
  });

  /** What Node, which reads the file for the CDK, makes of it. */
  const readByNode = async (file: string): Promise<string> => {
    const script = join(inject("folder"), "read-settings.ts");
    const reader = JSON.stringify(join(import.meta.dirname, "../../infra/settings/in-force.ts"));
    writeFileSync(
      script,
      `import { settingsInForce } from ${reader};
      await settingsInForce({}).catch(({ message }) => console.log(message));`,
    );
    const env = { ...process.env, TSUZUKU_CONFIG: file };
    return (await promisify(execFile)(process.execPath, [script], { env })).stdout.trimEnd();
  };

  test.each([
    ["{\n  a: 1\n  b: 2\n};", "cannot be read: Expected ',', got 'b', in line 3: b: 2"],
    ["{\n  a: nothing,\n};", "cannot be read: nothing is not defined, in line 2: a: nothing,"],
    ["{\n  a: JSON.parse(`}`),\n};", /: Unexpected token .+, in line 2: a: JSON.parse\(`}`\),$/],
    ["() => {\n  nothing();\n};", /production \(undefined\): .+, in line 2: nothing\(\);$/],
    ["async () => {\n  nothing();\n};", /production \(undefined\): .+, in line 2: nothing\(\);$/],
    ["class {}", /production \(undefined\): Class constructor .+ without 'new'$/],
  ])("names the line in which %j is wrong", async (text, reason) => {
    const path = useFile(`export default ${text}`);
    const said = await readByNode(path);
    expect(said).toMatch(reason);
    expect(said.split("\n")).toEqual([
      "These settings cannot be deployed:",
      expect.stringContaining(`- ${path} `),
    ]);
  });

  test("names the line of a file that it imports", async () => {
    const other = useFile("export const name =\n  ;");
    const path = useFile(`import "${other}";\nexport default {};`);
    expect(await readByNode(path)).toContain(`in line 2 of ${other}: ;`);
  });

  test("names the line that asks another file for what it does not have", async () => {
    const other = useFile("export const name = 1;");
    const path = useFile(`import { domain } from "${other}";\nexport default { domain };`);
    expect(await readByNode(path)).toMatch(
      /does not provide an export named 'domain', in line 1: import \{ domain \} from/,
    );
  });

  test("must be there when it is named", async () => {
    vi.stubEnv("TSUZUKU_CONFIG", "nowhere.ts");
    await expect(settingsInForce({})).rejects.toThrow("nowhere.ts, which does not exist");
  });

  test("that is refused ends the synthesis with the reasons alone", async () => {
    const file = useFile(`export default { domainName: "https://a.test" }`);
    const run = promisify(execFile)(process.execPath, ["infra/app.ts"], {
      env: { ...process.env, TSUZUKU_CONFIG: file, CDK_OUTDIR: join(inject("folder"), "refused") },
    });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr:
        "These settings cannot be deployed:\n" +
        "- domainName must be a host name such as anime.example.org: small letters, no https://, no path, no port; " +
        'it is "https://a.test".\n' +
        "- domainName and certificateArn belong together: give both or neither.\n",
    });
  });

  test("speaks to the build as the command line does", async () => {
    useFile(
      `export default { communityChatUrl: "https://chat.test/", contact: "mailto:a@file.test", mailFrom: "a@file.test" }`,
    );
    const CDK_CONTEXT_JSON = JSON.stringify({ communityChatUrl: "https://other.test/" });
    const settings = await settingsInForce(commandContext({ CDK_CONTEXT_JSON }));
    expect(webFacts(settings)).toEqual({
      TSUZUKU_CHAT_URL: "https://other.test/",
      TSUZUKU_VIDEO_URL: "",
      TSUZUKU_CONTACT: "mailto:a@file.test",
      TSUZUKU_SENDS_MAIL: "true",
    });
    vi.stubEnv("TSUZUKU_CONFIG", "none");
    const none = await settingsInForce(commandContext({}));
    expect(webFacts(none)).toMatchObject({ TSUZUKU_SENDS_MAIL: "false" });
  });

  test("has an example that is valid and changes nothing", async () => {
    vi.stubEnv("TSUZUKU_CONFIG", "tsuzuku.config.example.ts");
    expect((await settingsInForce({})).given).toEqual([]);
  });

  test("has an example that names every setting", () => {
    const example = readFileSync("tsuzuku.config.example.ts", "utf8");
    const named = Array.from(example.matchAll(/^ {2}\/\/ (\w+): .*,$/gm), ([, name]) => name);
    expect(named.sort()).toEqual([...settingNames].sort());
  });
});
