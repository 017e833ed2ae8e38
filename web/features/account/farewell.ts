const key = "farewell";

/** Keeps what is to be said once the way out has led back to this site. */
export function keepFarewell(message: string): void {
  sessionStorage.setItem(key, message);
}

/** What was kept to be said, once. */
export function takeFarewell(): string | undefined {
  const message = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return message;
}
