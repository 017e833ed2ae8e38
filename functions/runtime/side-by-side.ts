/**
 * Waits for promises that run side by side and returns what they bring, in their order. It settles them all first: when
 * one fails, nothing that was begun beside it is still under way. Throws the failure that stands first, not the one that
 * came first. Lambda freezes a function once it has answered, so nothing may outlive what has begun it.
 */
export async function sideBySide<const Begun extends readonly unknown[] | []>(
  begun: Begun,
): Promise<{ -readonly [At in keyof Begun]: Awaited<Begun[At]> }> {
  await Promise.allSettled(begun);
  return Promise.all(begun);
}
