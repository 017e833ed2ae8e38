/** A table that was made, as far as its maker says what comes next. */
export interface Made {
  readonly name: string;
  /** The moment that it is of. */
  readonly of: Date;
  readonly stage: string | undefined;
  /** Whether a restored table is in use already. */
  readonly isInPlaceOfRestored: boolean;
  /** Whether it was known how many units a second it may take, and the table has these as its end. */
  readonly hasCeilings: boolean;
}

/** Tells how to put a restored table in the place of the one in use, and what it lacks. */
export function nextSteps({ name, of, stage, isInPlaceOfRestored, hasCeilings }: Made): string {
  const options = [
    ...(stage === undefined ? [] : [`--stage ${stage}`]),
    ...(isInPlaceOfRestored ? ["-c allowDrop=tableName"] : []),
    // A tenth of the calls at first would have another table than the others.
    "-c allAtOnce=true",
  ];
  const lacking = hasCeilings
    ? []
    : [
        "It has no end to what it takes a second, as the settings of the deployment could not be read: set one by " +
          `aws dynamodb update-table --table-name ${name} --on-demand-throughput MaxReadRequestUnits=…,MaxWriteRequestUnits=….`,
      ];
  return [
    `${name} is as the table was at ${of.toISOString()}, and protected from deletion. Nothing uses it yet.`,
    ...lacking,
    "To put it in its place:",
    `1. In tsuzuku.config.ts say tableName: "${name}".`,
    `2. npm run deploy -- ${options.join(" ")}, which tells it who was deleted since before anybody reads it.`,
    "More is in docs/operations.md, Restore.",
  ].join("\n");
}
