import { useSyncExternalStore } from "react";

/** A choice among a few values that is remembered on this device; the first value is the default. */
export class DeviceChoice<Value extends string> {
  readonly storageKey: string;
  readonly #listeners = new Set<() => void>();
  #current: Value;

  constructor(storageKey: string, values: readonly [Value, ...Value[]]) {
    this.storageKey = storageKey;
    const known = stored(storageKey);
    this.#current = values.find((value) => value === known) ?? values[0];
  }

  readonly current = (): Value => this.#current;

  /** Changes the choice everywhere on the page, and for the next visits. */
  readonly choose = (value: Value): void => {
    this.#current = value;
    try {
      localStorage.setItem(this.storageKey, value);
    } catch {
      // Storage may be blocked: the choice then lasts as long as the page.
    }
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
}

function stored(storageKey: string): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The value chosen on this device; re-renders when it changes. */
export const useDeviceChoice = <Value extends string>(choice: DeviceChoice<Value>): Value =>
  useSyncExternalStore(choice.subscribe, choice.current);
