import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

/** Who may import what. Every folder lists what it must not reach; nothing else is forbidden. */
const boundaries = {
  shared: ["functions", "infra", "web", "local", "catalogue", "scripts", "test"],
  functions: ["infra", "web", "local", "scripts", "test"],
  catalogue: ["infra", "web", "local", "scripts", "test", "functions"],
  infra: ["web", "local", "test"],
  web: ["functions", "infra", "local", "catalogue", "scripts", "test"],
  local: ["web", "test"],
};

/** Packages that belong to one folder, so that the rest of the code does not know they exist. */
const owners = [
  { packages: ["@aws-sdk/client-dynamodb", "@aws-sdk/lib-dynamodb"], folder: "functions/table" },
  { packages: ["@aws-sdk/client-ses"], folder: "functions/mail" },
  { packages: ["@aws-sdk/client-cognito-identity-provider"], folder: "functions/account" },
  { packages: ["openid-client"], folder: "functions/sign-in" },
];

/** A named import from zod brings every locale into the bundle: 350 KB. */
const zodNamespaceOnly = {
  selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier",
  message: 'Write `import * as z from "zod"`.',
};

/** Ways to wait for several promises that go on while others of them still run. */
const leaking = (...properties) => ({
  "no-restricted-properties": [
    "error",
    ...properties.map((property) => ({
      object: "Promise",
      property,
      message: "Nothing may outlive the answer: use `sideBySide`.",
    })),
  ],
});

/** What browsers know only since later versions than those the build is for (Vite's `build.target`). */
const tooYoung = [
  { property: "checkVisibility", message: "Safari 17.4: take `hasBox` of web/ui/modal-layer.ts." },
  { object: "AbortSignal", property: "any", message: "Safari 17.4: see web/fetch-in-time.ts." },
];

const folderPattern = (folder) => ({
  regex: `^(\\.\\./)+${folder}/`,
  message: `This folder must not import from ${folder}/.`,
});

const restricted = (patterns) => ({
  "@typescript-eslint/no-restricted-imports": ["error", { patterns }],
});

const foreignPackages = (folder) =>
  owners
    .filter((owner) => !folder.startsWith(owner.folder))
    .map((owner) => ({
      group: owner.packages,
      message: `Only ${owner.folder}/ speaks to this package.`,
    }));

const nodePackages = {
  regex: "^(node:|@aws-sdk/|react|@mui/)",
  message: "shared/ runs everywhere.",
};
const mui = {
  group: ["@mui/*", "@emotion/*"],
  message: "MUI lives in web/islands/ (lazy chunks).",
};

export default tseslint.config(
  { ignores: ["dist", "cdk.out", ".local", "node_modules", "coverage", "test-results"] },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      // Marked deprecated by its authors only so that it stands out: sign-in uses it for an issuer on localhost.
      "@typescript-eslint/no-deprecated": [
        "error",
        { allow: [{ from: "package", package: "openid-client", name: "allowInsecureRequests" }] },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "no-restricted-syntax": ["error", zodNamespaceOnly],
    },
  },
  { files: ["**/*.{js,mjs}"], languageOptions: { globals: globals.node } },
  {
    // CloudFront Functions declare a `handler` that the edge calls.
    files: ["infra/edge/*.js", "test/local/fixture/edge/*.js"],
    languageOptions: { sourceType: "module" },
    rules: { "no-unused-vars": ["error", { varsIgnorePattern: "^handler$" }] },
  },
  ...Object.entries(boundaries).map(([folder, forbidden]) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: restricted([
      ...forbidden.map(folderPattern),
      ...(folder === "shared" ? [nodePackages] : []),
      ...(folder === "functions" ? foreignPackages(folder) : []),
      ...(folder === "web" ? [mui] : []),
    ]),
  })),
  ...owners.map((owner) => ({
    files: [`${owner.folder}/**/*.ts`, `${owner.folder}.ts`],
    rules: restricted([
      ...boundaries.functions.map(folderPattern),
      ...foreignPackages(owner.folder),
    ]),
  })),
  {
    files: ["functions/**/*.ts"],
    ignores: ["functions/side-by-side.ts"],
    rules: {
      ...leaking("all", "any", "race"),
      "@typescript-eslint/no-floating-promises": ["error", { ignoreVoid: false }],
    },
  },
  {
    // Looking up a name cannot be aborted, but its five seconds must be over for the caller.
    files: ["functions/pictures/fetch-file.ts"],
    rules: leaking("all", "any"),
  },
  {
    files: ["web/islands/**/*.{ts,tsx}", "web/theme/**/*.ts", "web/build/**/*.ts"],
    rules: restricted(boundaries.web.map(folderPattern)),
  },
  {
    files: ["test/**/*.ts"],
    ignores: ["test/support/properties.ts"],
    rules: restricted([
      { group: ["fast-check"], message: "Take `fc` from test/support/properties.ts." },
    ]),
  },
  {
    files: ["web/**/*.{ts,tsx}"],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ["web/**/*.{ts,tsx}"],
    rules: { "no-restricted-properties": ["error", ...tooYoung] },
  },
  prettier,
);
