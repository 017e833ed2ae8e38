import { defineConfig, type DummyRuleMap, type OxlintOverride } from "oxlint";
import { folders, houses, type House } from "./scripts/rooms.ts";

const forbiddenTo = (folder: string): readonly string[] =>
  folders.find(({ name }) => name === folder)?.mustNotImport ?? [];

/** Packages that belong to one folder, so that the rest of the code does not know they exist. */
const owners = [
  { packages: ["@aws-sdk/client-dynamodb", "@aws-sdk/lib-dynamodb"], folder: "functions/table" },
  { packages: ["@aws-sdk/client-ses"], folder: "functions/mail" },
  { packages: ["@aws-sdk/client-s3"], folder: "functions/objects" },
  { packages: ["@aws-sdk/client-sqs"], folder: "functions/queue" },
  { packages: ["@aws-sdk/client-secrets-manager"], folder: "functions/secrets" },
  { packages: ["@aws-sdk/client-cognito-identity-provider"], folder: "functions/deletion" },
  { packages: ["openid-client"], folder: "functions/sign-in" },
  { packages: ["aws4fetch"], folder: "functions/deployment" },
];

/** What browsers know only since later versions than those the build is for (Vite's `build.target`). */
const tooYoung = [
  {
    property: "checkVisibility",
    message: "Safari 17.4: take `hasBox` of web/ui/dialogs/modal-layer.ts.",
  },
  {
    object: "AbortSignal",
    property: "any",
    message: "Safari 17.4: see web/calls/fetch-in-time.ts.",
  },
];

interface Pattern {
  regex: string;
  /** All names when left out. */
  importNames?: string[];
  message: string;
}

const nodePackages: Pattern = {
  regex: "^(node:|@aws-sdk/|react|@mui/)",
  message: "shared/ runs everywhere.",
};
const mui: Pattern = {
  regex: "^(@mui|@emotion)/",
  message: "MUI is for files named *.island.tsx (lazy chunks).",
};

/** What the build leaves out (`web/vite/unused-query-parts.ts`). */
const leftOut: Pattern = {
  regex: "^@tanstack/react-query$",
  importNames: [
    "useMutation",
    "useInfiniteQuery",
    "useSuspenseQuery",
    "useSuspenseQueries",
    "useSuspenseInfiniteQuery",
    "QueryErrorResetBoundary",
    "useQueryErrorResetBoundary",
    "IsRestoringProvider",
  ],
  message: "The build has no such part: writes are `useChange`, reads `useCall` of web/calls/.",
};

const folderPattern = (folder: string): Pattern => ({
  regex: `^(\\.\\./)+${folder}/`,
  message: `This folder must not import from ${folder}/.`,
});

/**
 * What files of a room, so many folders deep in it, must not import: what is in the rooms above it. The depth counts,
 * as `functions/catalogue` and `catalogue` are two things.
 */
const roomsAbove = ({ folder, rooms }: House, floor: number, depth: number): Pattern[] =>
  rooms.slice(floor + 1).map(({ name, holds }) => ({
    regex: `^(\\.\\./){${depth + 1}}${name}/`,
    message: `${folder}/${name}/ is above this room. It holds ${holds}: what both need belongs further down.`,
  }));

/** How deep folders of a room lie in each other. */
const depths = [0, 1, 2, 3];

/** Packages with all their parts: a `group` of names would let `openid-client/passport` pass. */
const packagePattern = (packages: string[], message: string): Pattern => ({
  regex: `^(${packages.join("|")})(/|$)`,
  message,
});

const foreignPackages = (folder: string): Pattern[] =>
  owners
    .filter((owner) => folder !== owner.folder)
    .map((owner) =>
      packagePattern(owner.packages, `Only ${owner.folder}/ speaks to this package.`),
    );

const restricted = (patterns: Pattern[]): DummyRuleMap => ({
  "no-restricted-imports": ["error", { patterns }],
});

/** Ways to wait for several promises that go on while others of them still run. */
const leaking = (...properties: string[]): DummyRuleMap => ({
  "no-restricted-properties": [
    "error",
    ...properties.map((property) => ({
      object: "Promise",
      property,
      message: "Nothing may outlive the answer: use `sideBySide`.",
    })),
  ],
});

const all = (severity: "error" | "off", names: (keyof DummyRuleMap)[]): DummyRuleMap =>
  Object.fromEntries(names.map((name) => [name, severity]));

const errors = (...names: (keyof DummyRuleMap)[]): DummyRuleMap => all("error", names);
const off = (...names: (keyof DummyRuleMap)[]): DummyRuleMap => all("off", names);

/** Oxlint would let pass what begins with an underscore, and values that only types use. */
const unused = {
  argsIgnorePattern: null,
  varsIgnorePattern: null,
  reportVarsOnlyUsedAsTypes: true,
};

/** With `correctness`, at least what ESLint's `recommended` has. */
const everywhere: DummyRuleMap = {
  ...errors(
    "no-case-declarations",
    "no-empty",
    "no-fallthrough",
    "no-prototype-builtins",
    "no-regex-spaces",
    "no-useless-assignment",
    "preserve-caught-error",
  ),
  "no-irregular-whitespace": ["error", { skipRegExps: false, skipTemplates: false }],
  "no-unused-vars": ["error", unused],
  // A named import from zod brings every locale into the bundle: 350 KB.
  "unicorn/import-style": [
    "error",
    {
      extendDefaultStyles: false,
      styles: { zod: { namespace: true, named: false, default: false, unassigned: false } },
    },
  ],
  ...off(
    // Setting state there is right where a condition ends it.
    "react/no-did-update-set-state",
    // It minds numbers, whose order nobody reads: tests sort them to compare.
    "typescript/require-array-sort-compare",
    // Matters of taste, and a copy of what changes while it is walked through is not useless.
    "unicorn/no-new-array",
    "unicorn/no-useless-spread",
    "unicorn/prefer-string-starts-ends-with",
  ),
};

/** With `correctness`, at least what typescript-eslint's `strictTypeChecked` has, by Oxlint's categories. */
const typed: DummyRuleMap = {
  // pedantic
  ...errors(
    "no-array-constructor",
    "typescript/no-confusing-void-expression",
    "typescript/no-misused-promises",
    "typescript/no-mixed-enums",
    "typescript/no-unsafe-argument",
    "typescript/no-unsafe-assignment",
    "typescript/no-unsafe-call",
    "typescript/no-unsafe-function-type",
    "typescript/no-unsafe-member-access",
    "typescript/no-unsafe-return",
    "typescript/only-throw-error",
    "typescript/prefer-promise-reject-errors",
    "typescript/related-getter-setter-pairs",
    "typescript/require-await",
    "typescript/switch-exhaustiveness-check",
  ),
  // restriction
  ...errors(
    "no-var",
    "typescript/no-dynamic-delete",
    "typescript/no-empty-object-type",
    "typescript/no-explicit-any",
    "typescript/no-invalid-void-type",
    "typescript/no-namespace",
    "typescript/no-non-null-asserted-nullish-coalescing",
    "typescript/no-non-null-assertion",
    "typescript/no-require-imports",
    "typescript/prefer-literal-enum-member",
    "typescript/use-unknown-in-catch-callback-variable",
  ),
  // suspicious
  ...errors(
    "no-useless-constructor",
    "typescript/no-extraneous-class",
    "typescript/no-generated-empty-object-type",
    "typescript/no-unnecessary-boolean-literal-compare",
    "typescript/no-unnecessary-template-expression",
    "typescript/no-unnecessary-type-arguments",
    "typescript/no-unnecessary-type-assertion",
    "typescript/no-unnecessary-type-constraint",
    "typescript/no-unnecessary-type-conversion",
    "typescript/no-unnecessary-type-parameters",
    "typescript/no-unsafe-enum-comparison",
  ),
  // style
  ...errors(
    "prefer-const",
    "prefer-rest-params",
    "prefer-spread",
    "typescript/consistent-type-imports",
    "typescript/prefer-reduce-type-parameter",
    "typescript/prefer-return-this-type",
    "typescript/unified-signatures",
  ),
  // nursery
  ...errors("typescript/no-unnecessary-condition"),

  "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
  // Marked deprecated by its authors only so that it stands out: sign-in uses it for an issuer on localhost.
  "typescript/no-deprecated": [
    "error",
    { allow: [{ from: "package", package: "openid-client", name: "allowInsecureRequests" }] },
  ],
  "typescript/restrict-plus-operands": [
    "error",
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
  "typescript/return-await": ["error", "error-handling-correctness-only"],
};

/** Rooms of `web/` that speak to Material UI besides the islands: they make its theme. */
const knowsMui: readonly string[] = ["theme", "vite"];

/** What files so many folders deep in a room may import. */
function rulesOfRoom(house: House, room: string, floor: number, depth: number): OxlintOverride[] {
  const { folder } = house;
  const [top = ""] = folder.split("/");
  const here = `${folder}/${room}/${"*/".repeat(depth)}`;
  const always = [
    ...forbiddenTo(top).map(folderPattern),
    ...(top === "functions" ? foreignPackages(`functions/${room}`) : []),
    ...roomsAbove(house, floor, depth),
    ...houses
      .filter((outer) => folder.startsWith(`${outer.folder}/`))
      .flatMap((outer) => {
        const inside = folder.slice(outer.folder.length + 1);
        const outerFloor = outer.rooms.findIndex(({ name }) => name === inside);
        return roomsAbove(outer, outerFloor, depth + 1);
      }),
  ];
  if (top !== "web") return [{ files: [`${here}*.ts`], rules: restricted(always) }];
  const late = knowsMui.includes(room) ? [] : [mui];
  return [
    { files: [`${here}*.{ts,tsx}`], rules: restricted([...always, ...late, leftOut]) },
    { files: [`${here}*.island.tsx`], rules: restricted([...always, leftOut]) },
  ];
}

const overrides: OxlintOverride[] = [
  { files: ["**/*.{ts,tsx}"], rules: typed },
  {
    files: ["**/*.{js,mjs}"],
    env: { node: true },
    rules: errors("no-redeclare", "no-undef"),
  },
  {
    // CloudFront Functions declare a `handler` that the edge calls.
    files: ["infra/site/edge/*.js", "test/local/fixture/edge/*.js"],
    rules: {
      "no-unused-vars": ["error", { ...unused, varsIgnorePattern: "^handler$" }],
    },
  },
  ...folders.map(({ name, mustNotImport }) => ({
    files: [`${name}/**/*.{ts,tsx}`],
    rules: restricted([
      ...mustNotImport.map(folderPattern),
      ...(name === "shared" ? [nodePackages] : []),
      ...(name === "web" ? [mui, leftOut] : []),
    ]),
  })),
  ...houses.flatMap((house) =>
    house.rooms.flatMap(({ name }, floor) =>
      depths.flatMap((depth) => rulesOfRoom(house, name, floor, depth)),
    ),
  ),
  {
    files: ["functions/**/*.ts"],
    excludeFiles: ["functions/runtime/side-by-side.ts"],
    rules: {
      ...leaking("all", "any", "race"),
      "typescript/no-floating-promises": ["error", { ignoreVoid: false }],
    },
  },
  {
    // Looking up a name cannot be aborted, but its five seconds must be over for the caller.
    files: ["functions/pictures/fetch-file.ts"],
    rules: leaking("all", "any"),
  },
  {
    files: ["test/**/*.ts"],
    excludeFiles: ["test/support/properties.ts"],
    rules: restricted([
      packagePattern(["fast-check"], "Take `fc` from test/support/properties.ts."),
    ]),
  },
  {
    files: ["web/**/*.{ts,tsx}"],
    rules: {
      ...errors("react/rules-of-hooks", "react/unsupported-syntax"),
      "no-restricted-properties": ["error", ...tooYoung],
    },
  },
];

export default defineConfig({
  plugins: ["oxc", "react", "typescript", "unicorn"],
  categories: { correctness: "error" },
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: "error",
  },
  ignorePatterns: [
    "dist",
    "cdk.out",
    ".local",
    "node_modules",
    "coverage",
    "test-results",
    "last-release",
  ],
  env: { builtin: true },
  rules: everywhere,
  overrides,
});
