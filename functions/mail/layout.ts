import { grouped } from "../../shared/words/grouped.ts";
import { brand } from "../../shared/brand.ts";
import { html, type Html } from "./html.ts";
import type { Mail } from "./send.ts";

/** The colours of the default theme, readable on the white that most mail programs force behind them. */
const colour = {
  page: "#0B1220",
  card: "#131D2F",
  line: "#26344C",
  text: "#EAF1FB",
  quiet: "#A9B8CE",
  accent: "#6CB4FF",
  onAccent: "#06121F",
  gold: "#FFC24B",
} as const;

const font = "font-family:'Nunito','Segoe UI',Helvetica,Arial,sans-serif";

/** One figure of a row of them: "212 added". */
export interface Figure {
  readonly count: number;
  readonly label: string;
}

/** What fills the frame of a mail. */
export interface MailBody {
  readonly origin: string;
  readonly heading: string;
  readonly lead: string;
  readonly figures?: readonly Figure[];
  /** Paragraphs in small type, such as why something was kept aside; several texts are a list of names. */
  readonly details?: readonly (string | readonly string[])[];
  readonly button: { readonly label: string; readonly href: string };
  /** Why this mail was sent. */
  readonly footer: string;
}

const figureCell = ({ count, label }: Figure): Html => html`
  <td align="center" width="25%" style="padding:14px 4px;${font}">
    <div style="font-size:28px;line-height:32px;font-weight:800;color:${colour.gold}">
      ${grouped(count)}
    </div>
    <div style="font-size:13px;line-height:18px;color:${colour.quiet}">${label}</div>
  </td>
`;

const figureRow = (figures: readonly Figure[]): Html => html`
  <table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border-top:1px solid ${colour.line};border-bottom:1px solid ${colour.line}"
  >
    <tr>
      ${figures.map(figureCell)}
    </tr>
  </table>
`;

const detail = (words: string | readonly string[]): Html => html`
  <p style="margin:12px 0 0;font-size:14px;line-height:21px;color:${colour.quiet};${font}">
    ${typeof words === "string" ? words : words.join(" · ")}
  </p>
`;

/** The words of a mail, for programs that show no HTML. */
function mailText({ lead, figures = [], details = [], button, footer }: MailBody): string {
  const paragraphs = [
    [lead],
    figures.map(({ count, label }) => `${label}: ${grouped(count)}`),
    details.flatMap((words) =>
      typeof words === "string" ? [words] : words.map((name) => `  - ${name}`),
    ),
    [button.href],
    [footer],
  ];
  return paragraphs
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

/** A mail in both its forms, which say the same. */
export function composeMail(subject: string, body: MailBody): Mail {
  return { subject, text: mailText(body), html: mailHtml(body) };
}

/** A whole mail as HTML: one narrow card, styled inline and without pictures, as mail programs want it. */
function mailHtml({
  origin,
  heading,
  lead,
  figures = [],
  details = [],
  button,
  footer,
}: MailBody): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="dark" />
        <title>${heading}</title>
      </head>
      <body style="margin:0;background:${colour.page}">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${colour.page}"
        >
          <tr>
            <td align="center" style="padding:32px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:560px"
              >
                <tr>
                  <td style="padding:0 8px 16px;${font};font-size:20px;font-weight:800">
                    <a href="${origin}/" style="color:${colour.text};text-decoration:none"
                      >${brand.name}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td
                    style="background:${colour.card};border:1px solid ${colour.line};border-radius:16px;padding:28px 24px"
                  >
                    <h1
                      style="margin:0 0 8px;font-size:24px;line-height:30px;color:${colour.text};${font}"
                    >
                      ${heading}
                    </h1>
                    <p
                      style="margin:0 0 20px;font-size:16px;line-height:24px;color:${colour.text};${font}"
                    >
                      ${lead}
                    </p>
                    ${figures.length > 0 ? figureRow(figures) : ""} ${details.map(detail)}
                    <p style="margin:24px 0 0">
                      <a
                        href="${button.href}"
                        style="display:inline-block;background:${colour.accent};color:${colour.onAccent};${font};font-size:16px;font-weight:800;line-height:20px;padding:12px 22px;border-radius:999px;text-decoration:none"
                        >${button.label}</a
                      >
                    </p>
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:16px 8px;font-size:12px;line-height:18px;color:${colour.quiet};${font}"
                  >
                    ${footer}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}
