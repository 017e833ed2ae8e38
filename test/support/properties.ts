import fc from "fast-check";

/** Makes the cases of property tests the same in every run; another number, as TSUZUKU_TEST_SEED, makes others. */
export const seed = Number(process.env["TSUZUKU_TEST_SEED"] ?? 1);

if (!Number.isInteger(seed)) throw new Error("TSUZUKU_TEST_SEED is no whole number.");

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

export { default as fc } from "fast-check";
