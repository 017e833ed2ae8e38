/**
 * The body of an early call with the parameters of a path in its places: `$1` is the first, `"$#1"` the number that it
 * is, `$^1` itself in capital letters. `at` gives a parameter as the router reads it.
 */
export const earlyBody = (body: string, at: (place: number) => string): string =>
  body.replace(/"\$#(\d)"|\$(\^?)(\d)/g, (_, number?: string, isUpper?: string, place?: string) => {
    if (number !== undefined) return at(Number(number));
    const text = JSON.stringify(at(Number(place))).slice(1, -1);
    return isUpper === "" ? text : text.toUpperCase();
  });
