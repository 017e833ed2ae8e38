import type { Kind } from "../../shared/kind.ts";

/**
 * Where an import earns its achievements: once, after its last row, when the shelf and the count are whole. It may run
 * twice for one import, so what it grants must be granted only once.
 */
export function achievementsAfterImport(_uid: string, _kind: Kind): Promise<void> {
  return Promise.resolve();
}
