import { type Cues, type Intent, withTitle, withoutTitle } from "./evidence.ts";

type NumbersIntent = Extract<
  Intent,
  | "episodes"
  | "chapters"
  | "volumes"
  | "length"
  | "duration"
  | "finish"
  | "year"
  | "next"
  | "status"
>;

/** What tells that a number of a title is asked for: how much there is of it, and when. */
export const numbersCues: Readonly<Record<NumbersIntent, Cues>> = {
  episodes: [
    [5, /期は?(?:全部で)?何話|何くーる/, withTitle],
    [
      7,
      /^(?!.*\bi\b).*\b(?:at|on|with|in|after) (?:which|what) (?:episode|ep)\b.*\b(?:end|finish|stop|conclude|close)\w*|\b(?:mit|bei|nach) welcher (?:folge|episode)\b.*\b(?:end|aufgehort|schluss)\w*/,
      withTitle,
    ],
    [
      4,
      /\bhow many (?:episodes|eps?|folgen)\b|\bnumber of (?:episodes|eps)\b|\bepisode count\b|\bhow many episodes?\b|\b(?:total|count of) episodes\b/,
    ],
    [2.5, /\b(?:episodes?|eps?|episoden?)\b/, withTitle],
    [4.2, /\b(?:\d+|hundred|dozen) (?:or \d+ )?(?:episodes?|eps|folgen)\b/, withTitle],
    [4, /\b(?:ep|episode) (?:count|number|total|amount)\b|\bhow many parts\b/],
    [1.6, /\b(?:episodes?|eps|episoden?|folgen)\b/],
    [4, /\bwie ?viele? (?:folgen|episoden)\b|\banzahl der (?:folgen|episoden)\b|\bfolgenzahl\b/],
    [2.5, /\bfolgen\b/, withTitle],
    [
      4,
      /(?:全部で|全)?何話(?!まで(?!.{0,2}(?:ある|あり|出て|続|放送|やって))|目)|話数|全何(?!巻|章|本)|えぴそーど(?:数|は(?:いくつ|何))|何えぴそーど/,
    ],
  ],
  chapters: [
    [
      7,
      /^(?!.*\bi\b).*\b(?:at|on|with|in|after) (?:which|what) chapter\b.*\b(?:end|finish|stop|conclude|close)\w*|\b(?:mit|bei|nach) welchem kapitel\b.*\b(?:end|aufgehort|schluss)\w*/,
      withTitle,
    ],
    [4, /\bchapters?\b|\bkapiteln?\b|何章|全何巻何話|章(?:数|は)/],
  ],
  volumes: [[4, /\bvolumes?\b|\btankou?bon\w*|\bbande?\b(?=.*§|.*\bhat\b)|何巻|巻数|全何巻/]],
  length: [
    [
      3.4,
      /\bhow long (?:is|are|was|did|has|have)\b(?!.*\b(?:each|one|an?|per|single) (?:episode|ep)\b)|\bwie lang (?:ist|sind|war)\b|\bhow big is\b/,
      withTitle,
    ],
    [3, /\blength\b|長さ|どの?くらい(?:の)?長/, withTitle],
    [
      3,
      /^(?:and |so |und )?(?:how long|wie lang|wie lange)(?: is| ist)?(?: (?:it|that|this|that one|es|das|der|die))?$/,
    ],
  ],
  duration: [
    [
      5,
      /\b(?:each|one|an?|per|single|every) (?:episodes?|eps?)\b.{0,20}(?:long|last|minutes|take)?|\bepisode (?:length|duration|runtime)\b/,
    ],
    [
      4,
      /\bhow many minutes\b|\bminutes\b|\bruntime\b|\brun time\b|\bwie ?viele minuten\b|\blaufzeit\b|\bminuten\b|\bduration\b/,
    ],
    [5, /\b(?:eine|jede|pro|einer|je|die einzelne) (?:folge|episode)\b/],
    [4, /\bhow long does .{0,12}§ (?:last|run)\b|\bwie lange? (?:geht|dauert|lauft) §/],
    [5, /何分|1話(?:は|あたり|の長さ)|一話(?:は|あたり|の長さ)|上映時間|尺/],
  ],
  finish: [
    [
      6,
      /\bhow many (?:days|evenings|nights|weeks)\b|\bwie ?viele (?:tage|abende|nachte|wochen)\b/,
      withTitle,
    ],
    [
      7,
      /\b(?:time|days|hours|weeks|nights|evenings|tage|stunden) (?:needed )?to (?:complete|finish|watch|binge|get through|read)\b|\bhow (?:many|much|far) (?:\w+ )?(?:am i|i am|im) behind\b|\bbehind\b.{0,12}\bam i\b|\bhow (?:many|much)\b.{0,30}\bto catch up\b|\bwie ?viele?\b.{0,20}\bfehl(?:t|en)\b|\bwas fehlt\b.{0,12}\bnoch\b|\bwie (?:weit|viele? \w+) (?:bin|hinke|hange) ich\b.{0,20}\b(?:zuruck|hinterher)\b/,
      withTitle,
    ],
    [
      5.4,
      /\bcan i (?:finish|binge|complete)\b|§.{0,16}\bin (?:a|an|one|two|three) (?:day|evening|night|weekend|week)s?\b/,
      withTitle,
    ],
    [
      9,
      /\b(?:how long|how much time|how many (?:hours|days|weeks|minutes|episodes?)|when (?:will|would|can|could|do|am) i)\b.{0,80}\b(?:watching|reading|in progress|current\w*)\b|\bwie lange?\b.{0,60}\b(?:gerade|aktuell|momentan|schaue?|gucke?|lese|angefangen\w*)\b|(?:今|いま)(?:見|観|読).{0,14}(?:どの?くらい|何時間|いつ|あと)/,
      withoutTitle,
    ],
    [5.6, /\bhow much (?:longer|more)\b|\bwie viel (?:langer|mehr)\b/, withTitle],
    [
      5.2,
      /\b(?:total|whole|entire|overall|complete|full|gesamte?n?|ganze?n?) (?:runtime|run time|duration|length|watch ?time|laufzeit|dauer|lange)\b|\bgesamt(?:laufzeit|dauer|lange)\b/,
      withTitle,
    ],
    [4.2, /\bhours?\b|\bstunden?\b|時間/, withTitle],
    [6.4, /\bhow (?:many|much)\b.{0,40}\b(?:left|remaining|to go)\b/],
    [
      6,
      /\btime\b.{0,20}\b(?:need\w*|takes?|required?|it takes)\b|\b(?:rest of|finish)\b.{0,10}§.{0,40}\b(?:long|time|when|days?|hours?)\b/,
      withTitle,
    ],
    [
      6,
      /\bwhen (?:will|would|can|could|do|am|should) i (?:be )?(?:done|finish\w*|complete|catch up|through)\b/,
    ],
    [
      8,
      /\b(?:how long|how much time|how many (?:hours|days|weeks|episodes|minutes)|when (?:will|would|can|could|am) i|time to|finish time|hours)\b.{0,80}\b(?:plan\w*|watch ?list|backlog|everything|whole list|entire list|my (?:anime |manga )?lists?|ptw)\b|\b(?:plan\w*|watch ?list|backlog)\b.{0,60}\b(?:how long|finish\w*|hours|days|take)\b/,
      withoutTitle,
    ],
    [
      8,
      /\b(?:wie lange?|wann|wie ?viele? (?:zeit|stunden|tage|folgen))\b.{0,70}\b(?:geplant\w*|merkliste|planliste|plan to watch|watchlist|vorgemerkt\w*|alles|allem|liste)\b/,
      withoutTitle,
    ],
    [
      8,
      /(?:予定|見たい|観たい|読みたい|積み|りすと).{0,24}(?:どの?くらい|何時間|何日|いつ(?:まで|終)|全部(?:見|観|読))/,
      withoutTitle,
    ],
    [
      6,
      /\b(?:how long|how much (?:time|longer)|wie lange?)\b.{0,30}\b(?:until|till|til|before|bis)\b.{0,12}\b(?:i|im|ill|ive|ich)\b/,
    ],
    [5.2, /\bdaily\b|\btaglich\b/, withTitle],
    [
      5.5,
      /\bhow (?:long|much time|many (?:hours|days|weeks|nights))\b.{0,60}\b(?:to (?:finish|watch|complete|binge|get through|catch up|read|see)|finish\w*|binge\w*|catch up|take me|left|remain\w*|done)\b/,
    ],
    [
      5,
      /\b(?:finish|complete|binge|catch up)\b.{0,40}\b(?:a day|per day|each day|every day|days?|hours?|weeks?|by|when|long|time)\b|\bwhen (?:will|would|can|could) i (?:be done|finish|complete|catch up)\b/,
    ],
    [
      5,
      /\bhow (?:many|much) .{0,40}\b(?:left|remaining|to go)\b|\b(?:episodes?|chapters?) (?:are |do i have )?(?:left|remaining)\b|\b(?:left|remaining) (?:of|in|for|on)\b|\bhow much more\b/,
    ],
    [
      5.2,
      /\b(?:remaining|left) (?:episodes?|chapters?|eps)\b|\b(?:a|per|each) (?:day|night|evening|week)\b.{0,40}\bhow (?:long|many days)\b|\bhow (?:long|many days)\b.{0,40}\b(?:a|per|each) (?:day|night|evening)\b|\b(?:pro|am) tag\b/,
    ],
    [
      4.5,
      /\bhow (?:long|many hours)\b.{0,20}\b(?:would|will|does|do|is)\b.{0,20}\b(?:take|need|all of)\b|\bwatch(?:ing)? all of\b|\bhow many hours\b/,
    ],
    [
      5,
      /\bwie ?(?:lange|viel zeit|viele (?:stunden|tage))\b.{0,60}\b(?:brauch\w*|dauert\w*|fertig|durch\w*|schauen|sehen|lesen|ubrig|noch|anzuschauen|anzusehen)\b|\b(?:noch )?(?:ubrig|verbleib\w*)\b|\bwie ?viele? (?:folgen|kapitel|episoden)\b.{0,30}\b(?:noch|fehlen|ubrig)\b/,
    ],
    [
      5.5,
      /見(?:終わ|おわ)る|観終わる|読み終わる|(?:見|観)るのに|全部(?:見|観)(?:る|たら)|あと何|残り|何時間|何日(?:で|かか)|どの?くらい(?:で|かか)/,
    ],
  ],
  year: [
    [
      6,
      /^(?:and |so |und )?(?:is|was|were|did|does|has|ist|war|kam|lief)\b.*§.*\b(?:before|after|in|since|by|from|during|vor|nach|seit|aus|von)\b.{0,12}(?:\b(?:19|20)\d\d\b|\b\d0 ?(?:s|er\w*)\b)/,
      withTitle,
    ],
    [
      4,
      /^(?:§ )?(?:and |und |or )?(?:when )?(?:did it |has it |hat es )?(?:the )?(?:end|ended|start|started|begin|began|finish|ende|geendet|angefangen)(?: (?:date|year|when))?$/,
      withTitle,
    ],
    [
      3.5,
      /\b(?:what|which) (?:year|date|day)\b|\bwhen (?:did|was|does|is|were|will)\b|\brelease (?:date|year)\b|\bwhen .{0,20}\b(?:come|came) out\b/,
      withTitle,
    ],
    [
      3,
      /\b(?:year|released?|premiered?|debut\w*|came out|come out|aired|air date|started|start airing|published)\b/,
      withTitle,
    ],
    [3.5, /^(?:and |so )?(?:when|what year|which year|from when)\b/],
    [
      3.5,
      /\b(?:wann|welche[ms] jahr|aus welchem jahr|jahr|erschien\w*|erscheinungs\w*|ausgestrahlt|gestartet|herausgekommen|rausgekommen|veroffentlicht)\b/,
      withTitle,
    ],
    [4.6, /\bhow old is\b|\bwie alt ist\b/, withTitle],
    [2, /\bwann\b/],
    [
      4.2,
      /^(?:is|was|were|did|does|ist|war|kam)\b.*§.*(?:\b(?:19|20)\d\d\b|\b\d0 ?(?:s|er)\b)/,
      withTitle,
    ],
    [
      5,
      /\bsince when\b|\bseit wann\b|\bin (?:theat(?:er|re)s?|cinemas?)\b|\bhow long ago\b/,
      withTitle,
    ],
    [
      3.5,
      /何年|いつ(?:の|から|に|放送|公開|始|は|で|頃|ごろ|$)|放送(?:開始|年|日|時期)|公開(?:日|年)|初放送/,
    ],
    [
      4,
      /\b(?:which|what) (?:\w+ )?season\b|\bwelche[rm]? (?:\w+ )?(?:season|jahreszeit|saison)\b|(?:どの|何)(?:季節|しーずん)|どのくーる/,
      withTitle,
    ],
    [3.5, /\bwann (?:lief|war|startete|kam|begann|endete|ist|erschien)\b/, withTitle],
  ],
  next: [
    [
      6.2,
      /\b(?:new|neue\w*|fresh|more)\b.{0,12}§.{0,12}\b(?:episodes?|eps|folgen?|episoden?)\b|\bnew (?:episodes?|eps) (?:of|for|from) §|\b(?:episodes?|eps|folgen?)\b.{0,16}\b(?:on air|airing|coming out|being released|running)\b.{0,20}\b(?:now|moment|currently|still|week)\b|§の?新(?:しい話|作|話)/,
      withTitle,
    ],
    [
      6.4,
      /\b(?:what|which|whats the) (?:week ?day|day|time)\b.{0,30}\b(?:episodes?|eps?)\b.{0,20}\b(?:drops?|airs?|release|come|out|land|on|up)\b|\b(?:what|which|whats the) week ?day\b|\b(?:welche[rmn]? )?wochentag\w*/,
      withTitle,
    ],
    [6, /\bwann geht .{0,12}§.{0,6} weiter\b|\bgeht es .{0,12}weiter\b/, withTitle],
    [
      6,
      /\bnext (?:episodes?|eps?|one air\w*)\b|\bnew(?:est)? episodes?\b.{0,20}\b(?:of|when|air|out|come|§)|\bwhen does .{0,20}§ .{0,20}\b(?:air|continue)\b|\bwhen .{0,30}\bnext\b/,
    ],
    [
      6,
      /\bnachste (?:folge|episode)\b|\bneue folge\b|\bwann kommt\b.{0,30}\b(?:nachste|neue|weiter)\b/,
    ],
    [
      6,
      /\bwann (?:lauft|kommt|erscheint) .{0,8}§|\ban welchem (?:wochen)?tag\b|\bum wie ?viel uhr\b|\bsendetermin\w*|\bsendezeit\w*/,
      withTitle,
    ],
    [
      6,
      /何曜日|何時に|何時から|放送時間|いつ(?:放送(?:されます|される|している|してる)|やって)/,
      withTitle,
    ],
    [6, /\b(?:airing|air|broadcast) (?:day|time)\b|\bbroadcast (?:on|when)\b/, withTitle],
    [6.2, /次の§|§の次(?!の(?:期|しーずん))/],
    [6, /次(?:回|の話|の放送|の(?:えぴそーど|話数))|最新話|新しい話/],
    [5, /\bwhen (?:is|does|do) .{0,6}§ (?:on|air|airing|back)\b/, withTitle],
    [6, /\bnachste folge\b|\bnext (?:ep|episode)\b/, withTitle],
    [
      5,
      /\b(?:what|which) (?:(?:week)?day|time)\b.{0,40}\b(?:air\w*|broadcast|shown|on|out|come\w*)\b/,
      withTitle,
    ],
  ],
  status: [
    [
      5,
      /\bschon (?:durch|vorbei|fertig|komplett|aus|rum|gelaufen)\b|\b(?:wird|werden)\b.{0,24}§.{0,20}\b(?:fortgesetzt|weitergefuhrt|weitergezeichnet|weitergeschrieben|verlangert)\b/,
      withTitle,
    ],
    [
      5.6,
      /原作の?(?:漫画|小説)?.{0,6}(?:完結|終わ|連載|続い)|^(?:and |so |und )?(?:is|are|has|did|ist)\b.{0,20}\b(?:source|original|vorlage)\b.{0,40}\b(?:finished|completed?|ended?|over|done|ongoing|still|abgeschlossen|beendet|fertig|zu ende)\b/,
      withTitle,
    ],
    [
      6.5,
      /^(?!.*\b(?:when|wann|how|what|i)\b).*\b(?:did|has|have)\b.{0,24}§.{0,14}\b(?:finish|end|conclude|wrap|stop)\w*\b|^(?!.*\bi\b).*\bstill (?:being )?(?:writ|draw|serial|work|publish)\w*\b|\b(?:zeichnet|schreibt)\b.{0,24}\bnoch\b/,
      withTitle,
    ],
    [
      4.6,
      /\bstill on\b|\b(?:did|have|has) (?:they|it) (?:ever )?(?:finish|end|complete|stop|conclude)\w*\b/,
      withTitle,
    ],
    [
      5.4,
      /^(?!.*\b(?:when|what|which|since|wann|how)\b).*\b(?:is|are|was|has|did)\b.{0,24}§.{0,30}\b(?:out|released|announced|started|begun|confirmed|renewed|coming|cancell?ed|discontinued)\b|§.{0,24}\bis it (?:already )?out\b|\b(?:is|are) .{0,14}§ (?:\w+ ){0,3}out\b|\bstill (?:being )?(?:coming out|published|publishing|airing|ongoing|running|going on)\b|\b(?:complete|completed|finished|over|done|ongoing) or\b|\bor (?:still )?(?:complete|completed|finished|over|done|ongoing)\b|§.{0,16}もう(?:始ま|放送|出)|\bschon (?:raus|draussen|erschienen|gestartet|angelaufen)\b|\bangekundigt\b/,
      withTitle,
    ],
    [
      4,
      /^§ (?:\w+ ){0,2}(?:finished|complete|completed|ended|over|done|ongoing|fertig|beendet|abgeschlossen)$|\blauft .{0,20}noch\b|\blauft § noch\b/,
      withTitle,
    ],
    [
      4.6,
      /\b(?:out|released|started|available|aired|airing|running|begun|ended|finished) (?:yet|already|right now|now|currently|at the moment)\b|\balready (?:out|released|started|airing|finished)\b|\bschon (?:raus|draussen|erschienen|gestartet|angelaufen)\b|もう(?:始ま|放送|出)/,
      withTitle,
    ],
    [
      4,
      /\b(?:is|has|are|was|did)\b.{0,30}\b(?:finished|completed?|ended|over|done|concluded|ongoing|still (?:airing|running|going|publishing|ongoing|coming)|airing|running|publishing|hiatus|end)\b/,
      withTitle,
    ],
    [
      3,
      /\b(?:status|ongoing|still (?:airing|running|going)|on hiatus|currently airing|airing status)\b/,
      withTitle,
    ],
    [
      4,
      /^(?:and |so )?(?:is (?:it|that|this)|has (?:it|that)) (?:still )?(?:finished|over|done|ongoing|airing|running|ended|completed?|concluded)\b/,
    ],
    [
      4,
      /\b(?:abgeschlossen|beendet|zu ende|fertig|lauft noch|noch lauft|noch am laufen|lauft .{0,20}noch|wird noch)\b/,
      withTitle,
    ],
    [
      4,
      /完結|終わ(?:っ|り|った)|(?:まだ)?(?:放送|連載)中|連載(?:して|は)|続い(?:て|た)|まだ(?:やって|続)/,
    ],
  ],
};
