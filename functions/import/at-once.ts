/** Runs a task for each item, so many at a time. Rejects with the first failure, once none is under way any more. */
export async function atOnce<Item>(
  most: number,
  items: Iterable<Item>,
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  let failed: { readonly error: unknown } | undefined;
  const work = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      if (failed !== undefined) return;
      try {
        await task(next.value);
      } catch (error) {
        failed ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: most }, work));
  if (failed !== undefined) throw failed.error;
}
