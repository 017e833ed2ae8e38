/** An event of a calendar. */
export interface CalendarEvent {
  /** Stays the same for the same event, in every calendar. */
  readonly uid: string;
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly minutes: number;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

const encoder = new TextEncoder();
const lineBytes = 75;

/** Text as a value of a property (RFC 5545, 3.3.11): no other control characters may be in it. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n")
    .replace(/(?![\t\n])\p{Cc}/gu, "");

/** A content line, folded so that none is longer than 75 bytes, and no character is cut apart (RFC 5545, 3.1). */
function folded(line: string): string {
  let bytes = 0;
  let text = "";
  for (const character of line) {
    const more = encoder.encode(character).length;
    if (bytes + more > lineBytes) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += more;
  }
  return text;
}

/** An instant in UTC: events need no time zone, and stay right when clocks are changed. */
const instant = (ms: number): string =>
  new Date(ms).toISOString().replace(/[-:]/g, "").replace(/\.\d+/, "");

/** A calendar as iCalendar text (RFC 5545, with the name and the refresh interval of RFC 7986). */
export function calendarText(
  name: string,
  producer: string,
  events: readonly CalendarEvent[],
  nowMs: number,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(producer)}//Airing calendar//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    ...events.flatMap(({ uid, startMs, minutes, summary, description, url }) => [
      "BEGIN:VEVENT",
      `UID:${escaped(uid)}`,
      `DTSTAMP:${instant(nowMs)}`,
      `DTSTART:${instant(startMs)}`,
      `DURATION:PT${minutes}M`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      `URL:${url}`,
      // It is no appointment: nobody is busy.
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
