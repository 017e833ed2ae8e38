import type { Phase } from "../../tools/search-catalogue.ts";

const negation = "(?:not|isnt|arent|hasnt|havent|wasnt|nicht)(?: (?:been|yet|already|noch))*";
const unfinished = new RegExp(
  `\\b${negation} (?:finished|completed?|ended|over|done|concluded|abgeschlossen\\w*|fertig|beendet)\\b|\\b(?:unfinished|incomplete|unvollendet\\w*)\\b|(?:完結|終わっ)(?:していない|してない|ていない|てない)`,
);
const noLonger =
  /\b(?:no longer|not|isnt|arent|nicht(?: mehr)?) (?:still |currently )?(?:airing|running|ongoing|publishing|lauf\w*)\b/;

const phases: readonly (readonly [Phase, RegExp])[] = [
  [
    "running",
    /(?<!\b(?:finished|finish|stopped|done|started?|began|not) )\bairing\b|\b(?:ongoing|laufende\w*|noch lauf\w*|lauf(?:en|t) (?:gerade|derzeit|aktuell|momentan|noch))\b|放送中|連載中|(?:放送|連載)(?:されて|して)い?る/,
  ],
  [
    "finished",
    /\b(?:finished|completed?|abgeschlossene\w*)\b|\b(?:has|have|had|with|hat|haben|mit) (?:an?|its|ein\w*)(?: (?:real|proper|actual|definite|own|richtig\w*|echte\w*))* (?:ending|conclusion|ende)\b|\b(?:that|which) (?:\w+ )?(?:ends|concludes|wraps up)\b|\babgeschlossen (?:\w+ ){0,4}(?:animes?|mangas?)\b|\b(?:already|fully|has|have) (?:ended|concluded|over|done|wrapped up)\b|\b(?:thats|is|are) (?:\w+ )?(?:over|done|ended)\b|\b(?:animes?|mangas?|serien?)(?: \w+){0,4} (?:abgeschlossen|beendet|zu ende|fertig)\b|\b(?:over|done|ended) already\b|\bschon (?:vorbei|zu ende|fertig|abgeschlossen)\b|完結/,
  ],
  [
    "upcoming",
    /\b(?:upcoming|not yet aired|announced|kommende\w*|angekundigt\w*)\b|放送予定|これから/,
  ],
];

/**
 * Whether titles are wished for that run, that are complete, or that are to come. `rest` is the whole question: what is
 * not finished runs.
 */
export function phaseIn(rest: string, wanted: string): Phase | undefined {
  if (unfinished.test(rest)) return "running";
  if (noLonger.test(rest)) return "finished";
  return phases.find(([, pattern]) => pattern.test(wanted))?.[0];
}
