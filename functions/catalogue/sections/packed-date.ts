import type { PartialDate } from "../../../catalogue/title.ts";

/** A date as the number yyyymmdd with zeros for what is not known, 0 for null. */
export function packDate(date: PartialDate | null): number {
  if (date === null) return 0;
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return year * 10_000 + month * 100 + day;
}

/** The inverse of {@link packDate}. */
export function unpackDate(packed: number): PartialDate | null {
  if (packed === 0) return null;
  const year = String(Math.floor(packed / 10_000)).padStart(4, "0");
  const month = twoDigits(Math.floor(packed / 100) % 100);
  const day = twoDigits(packed % 100);
  if (month === "00") return year;
  return day === "00" ? `${year}-${month}` : `${year}-${month}-${day}`;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");
