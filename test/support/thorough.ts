/** Set in a run of `npm test -- --thorough`. */
export const thoroughVariable = "TSUZUKU_TEST_THOROUGH";

/** Whether the tests with the most cases try all of them, and not a share. */
export const isThorough = (): boolean => process.env[thoroughVariable] === "1";
