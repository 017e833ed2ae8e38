/** The value of each name of an expression; undefined where there are no data. */
export type Named = Readonly<Record<string, number | undefined>>;

/**
 * What an expression of CloudWatch's metric math gives for one period, as far as our alarms use it: numbers, names, `FILL(name,
 * 0)`, `+`, `*`, `>=` and brackets. Undefined where something has no data that is not filled. Throws for anything else.
 */
export function valueOf(expression: string, named: Named): number | undefined {
  const tokens = expression.match(/[A-Za-z]\w*|\d+(?:\.\d+)?|>=|[-+*/(),]|\S/g) ?? [];
  let at = 0;
  const take = (token: string): boolean => {
    if (tokens[at] !== token) return false;
    at++;
    return true;
  };
  const expect = (token: string): void => {
    if (!take(token))
      throw new Error(`"${token}" is missing in ${expression} before ${tokens[at] ?? "its end"}`);
  };
  const both = (
    left: number | undefined,
    right: number | undefined,
    join: (a: number, b: number) => number,
  ) => (left === undefined || right === undefined ? undefined : join(left, right));

  function atom(): number | undefined {
    const token = tokens[at++] ?? "";
    if (token === "(") {
      const value = comparison();
      expect(")");
      return value;
    }
    if (/^\d/.test(token)) return Number(token);
    if (token === "FILL") {
      expect("(");
      const value = comparison();
      expect(",");
      const filled = comparison();
      expect(")");
      return value ?? filled;
    }
    if (!(token in named)) throw new Error(`"${token}" is unknown in ${expression}`);
    return named[token];
  }
  function product(): number | undefined {
    let value = atom();
    while (take("*")) value = both(value, atom(), (a, b) => a * b);
    return value;
  }
  function total(): number | undefined {
    let value = product();
    while (take("+")) value = both(value, product(), (a, b) => a + b);
    return value;
  }
  function comparison(): number | undefined {
    const value = total();
    return take(">=") ? both(value, total(), (a, b) => (a >= b ? 1 : 0)) : value;
  }
  const value = comparison();
  if (at < tokens.length) throw new Error(`${expression} goes on with ${tokens[at] ?? ""}`);
  return value;
}
