interface Option {
  readonly value: string;
  readonly label: string;
}

/** The years with titles, the newest first, each decade before its years; `chosen` is offered even if nothing is of it. */
export function yearOptions(
  years: readonly { readonly value: string }[],
  chosen: readonly string[],
): Option[] {
  const options: Option[] = [{ value: "", label: "Any year" }];
  let decade: string | undefined;
  for (const { value } of years) {
    const of = `${value.slice(0, 3)}0s`;
    if (of !== decade) options.push({ value: of, label: of });
    decade = of;
    options.push({ value, label: `\u2003${value}` });
  }
  for (const value of chosen) {
    if (!options.some((option) => option.value === value)) options.push({ value, label: value });
  }
  return options;
}
