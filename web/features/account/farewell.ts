const key = "farewell";

/** Keeps what is to be said once the way out has led back to this site. */
export function keepFarewell(message: string): void {
  try {
    sessionStorage.setItem(key, message);
  } catch {
    // Storage may be blocked: what was done is done, and nothing says so.
  }
}

/** What was kept to be said, once. */
export function takeFarewell(): string | undefined {
  try {
    const message = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return message;
  } catch {
    return undefined;
  }
}
