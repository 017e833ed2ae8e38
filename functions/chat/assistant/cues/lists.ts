import {
  type Cues,
  type Intent,
  withTitle,
  unfiltered,
  withoutTitle,
  mineWithout,
  mineFiltered,
} from "./evidence.ts";

type ListsIntent = Extract<
  Intent,
  | "progress"
  | "have"
  | "watching"
  | "planned"
  | "completed"
  | "count"
  | "dropped"
  | "continue"
  | "airing"
  | "averages"
  | "shelf"
  | "spent"
  | "size"
>;

/** What tells that the asker's own lists are meant, or what is on air. */
export const listsCues: Readonly<Record<ListsIntent, Cues>> = {
  progress: [
    [6, /\bwhere i (?:was|am|stand|stood)\b|\bwo ich (?:war|bin)\b/],
    [
      7,
      /\bnext (?:episodes?|eps?|chapters?)\b.{0,40}\b(?:for me|i|my)\b|\b(?:my|which|what) next (?:episode|ep|chapter)\b|\bmeine nachste (?:folge|episode)\b|\b(?:which|what) (?:episode|ep|chapter) (?:comes|is|would be) (?:next|up)(?: next)? for me\b|続きは何(?:話|章)|何(?:話|章)から/,
      withTitle,
    ],
    [
      6,
      /\b(?:how (?:much|many|far)|(?:what|which) (?:per ?cent\w*|part|share|fraction))\b.{0,40}\b(?:(?:have|did) i|am i(?! in for))\b|\bwie ?viele?\b.{0,30}\bha(?:be?|b) ich\b|何(?:ぱーせんと|割)/,
      withTitle,
    ],
    [
      6,
      /\bwhere (?:was|am|did|were) i\b|\bwhere (?:i|did i) (?:left|leave|stopp?)\w*|\bhow far\b|\bleft off\b|\bmy progress\b|\b(?:what|which) (?:episode|chapter|ep|volume)\b.{0,20}\b(?:am i|was i|i am|im|did i|should i|do i|i was|have i)\b|\blast (?:episode|chapter) i\b|\bhow many (?:episodes?|chapters?) (?:of .{0,12})?(?:have|did) i\b|\bepisode .{0,6}am i\b/,
    ],
    [
      6,
      /\bwo (?:war|bin|hab\w*) ich\b|\bstehen ?geblieben\b|\bwie weit\b|\b(?:bei )?welche[rsn]? (?:folge|kapitel|episode)\b.{0,20}\bich\b|\bmein (?:fortschritt|stand)\b|\bzuletzt .{0,20}folge\b/,
    ],
    [6, /どこまで|何(?:話|巻|章)まで(?=.{0,3}(?:見|観|読|進|行|いっ))|前回の続き|進捗|何話目/],
  ],
  have: [
    [
      7,
      /\b(?:did|have|had|has|do) i (?:ever |already |once |even |actually )*(?:put|add(?:ed)?|saved?|list(?:ed)?|track(?:ed)?|bookmark(?:ed)?|note[d]?)\b|\bha(?:be?|b) ich .{0,24}\b(?:hinzugefugt|eingetragen|gespeichert|vorgemerkt|auf (?:die|meine) liste)\b/,
      withTitle,
    ],
    [
      5.4,
      /\b(?:is|was|are|got|have)\b.{0,14}§.{0,20}\b(?:on|in) (?:an?|any|one|some|which)(?: of)?(?: my| the| these)?(?: \w+)? ?lists?\b|\b(?:which|what)(?: of my| one of my)? lists?\b.{0,20}§|\b(?:do|have) i (?:have|got|own) (?:\w+ )?§(?: (?:listed|saved|tracked|added|planned|completed|finished|anywhere|yet|already|at all|on my \w+))?$/,
      withTitle,
    ],
    [
      5.4,
      /\b(?:ist|steht|hab\w*)\b.{0,14}§.{0,20}\b(?:auf|in) (?:irgend)?(?:eine[rn]?|welcher)(?: \w+){0,2} listen?\b|\bsteht .{0,14}§ .{0,20}\b(?:auf|in) meine[rn]?\b/,
      withTitle,
    ],
    [
      5.2,
      /^(?!.*\b(?:what|which|when|how|where|who|order|if)\b).*\b(?:have|did|do) i (?:already |ever |even )?(?:seen|see|watch\w*|finish\w*|complet\w*|read|start\w*|planned|plan|drop\w*)\b|\bam i (?:watching|reading)\b|\b(?:is|was) .{0,14}§ .{0,20}\b(?:on|in) (?:any of )?my\b|\bi (?:already )?(?:watched|seen|read)\b.*§/,
      withTitle,
    ],
    [5.2, /\bdo i have .{0,14}§ .{0,16}\b(?:on|in)\b/, withTitle],
    [
      5.2,
      /\b(?:habe?|hab) ich .{0,20}§|\bist .{0,14}§ .{0,20}\b(?:auf|in) meiner?\b|\b(?:schaue?|sehe|lese) ich .{0,12}§/,
      withTitle,
    ],
    [
      5.2,
      /見(?:た|まし|たこと|てる)|観(?:た|まし|たこと)|読んだ|読みまし|りすとに(?:ある|あり|入って)/,
      withTitle,
    ],
  ],
  watching: [
    [
      7.6,
      /\b(?:closest|nearest|near|close) to (?:the |its |being )?(?:end|ending|finish\w*|done|complet\w*)\b|\b(?:almost|nearly|practically|close to) (?:done|finished|through|finishing|complet\w*)\b|\b(?:furthest|farthest|most) (?:behind|along)\b|\b(?:fewest|least|most) (?:episodes? |eps |chapters? )?(?:left|remaining|to go)\b|\bfast (?:fertig|durch)\b|\bam (?:weitesten|nachsten)\b|もうすぐ(?:見|観|読み)?終わ|一番(?:進んで|遅れて)/,
      mineWithout,
    ],
    [
      6.2,
      /\blast (?:thing|anime|manga|show|one|title|series|movie) (?:that )?i (?:read|watched|saw|have seen)\b|\b(?:read|watched) last\b/,
      withoutTitle,
    ],
    [
      5,
      /\b(?:what|which|show|list)\b.{0,24}\b(?:am i|was i|i am|i was|im|my)\b.{0,16}\b(?:watching|reading|current\w*|in progress|last)\b|\bwhat (?:was|am) i\b|\b(?:currently|last|recently) (?:watch\w*|read\w*)\b|\bcontinue watching\b|\bwatching list\b|\bwhat did i (?:watch|read)\b|\bi (?:watch|watched|read) last\b|\bin progress\b/,
      withoutTitle,
    ],
    [
      5,
      /\bwas (?:habe?|hab|schaue?|sehe|lese|war|bin)\b.{0,16}\b(?:ich|gerade|zuletzt|dran)\b|\bschaue? ich (?:gerade|aktuell|derzeit)\b|\bzuletzt (?:geschaut|gesehen|gelesen|angeschaut)\b|\bgerade am\b/,
      withoutTitle,
    ],
    [
      5,
      /(?:今|最近|前回|最後に|現在)(?:、)?(?:何を)?(?:見|観|読)|(?:見|観|読ん?)(?:て|で)(?:い)?(?:る|た)(?:あにめ|漫画|作品|もの|の)|視聴中|途中(?:の|まで)|何を(?:見|観|読)|何(?:見|観)て/,
      withoutTitle,
    ],
    [2.5, /\b(?:watching|reading)\b/, mineWithout],
    [
      4.6,
      /\b(?:auf|in) meine[rnm]? (?:anime |manga )?listen?\b|^what(?:s| is)? (?:currently )?on my (?:anime |manga )?lists?$/,
      mineWithout,
    ],
    [4.4, /\bcurrent(?:ly)?\b|\b(?:in|am|at) the middle of\b|\baktuell\w*/, mineWithout],
  ],
  planned: [
    [
      5.2,
      /\b(?:planned|plan to|planning|watch ?list|backlog|want(?:ed)? to (?:watch|read|see)(?! (?:something|some|an?|anything|one)\b)|(?<!want )to (?:watch|read)(?! (?:something|some|an?|anything|one)\b)|my queue|ptw|plan)\b/,
      mineWithout,
    ],
    [4, /\b(?:my watch ?list|plan to watch|plan to read|planned list|planned)\b/, withoutTitle],
    [
      5.2,
      /\b(?:geplant\w*|merkliste|planliste|watchlist|vorgemerkt\w*|vorgenommen|plane|noch (?:sehen|schauen|lesen))\b/,
      withoutTitle,
    ],
    [5.2, /予定|見たい(?:りすと|あにめ)|観たい|読みたい|ぷらん|積み|あとで(?:見|観)/, withoutTitle],
  ],
  completed: [
    [
      5,
      /\b(?:completed|finished|have i (?:seen|watched|read|finished|completed)|did i (?:finish|complete)|i(?:ve)? (?:have )?(?:watched|seen|finished|completed|read)|done)\b/,
      mineWithout,
    ],
    [
      5.8,
      /\bich\b(?! (?:such\w*|will|mochte|brauch\w*|hatte)).{0,20}\b(?:abgeschlossen\w*|beendet)\b|\bmeine abgeschlossen\w*/,
      withoutTitle,
    ],
    [
      4.4,
      /\b(?:abgeschlossen\w*|fertig\w*|(?:habe?|hab) ich .{0,30}(?:gesehen|geschaut|gelesen)|beendet)\b/,
      withoutTitle,
    ],
    [
      4.4,
      /見終わった|観終わった|読み終わった|完了|見た(?:あにめ|作品)|観た(?:あにめ|作品)|今までに/,
      withoutTitle,
    ],
  ],
  averages: [
    [
      9.2,
      /\b(?:average|mean|on average|typical\w*|durchschnitt\w*|im schnitt|im mittel)\b|平均/,
      mineWithout,
    ],
    [9.2, /^平均|平均(?:何話|話数|の長さ)/, withoutTitle],
  ],
  spent: [
    [
      9.4,
      /\b(?:how (?:much|many)|what|total|all the)\b.{0,24}\b(?:time|hours?|days|minutes|life|weeks)\b.{0,40}\b(?:have|did|ive|i)\b.{0,24}\b(?:spen[dt]|wast\w*|watch(?:ed)?|put into|sunk|sink|invested|dedicated|seen)\b(?!.*\b(?:left|to go|remain\w*)\b)|\b(?:time|hours) (?:have )?i(?:ve)? (?:spent|wasted|watched)\b|\bmy (?:total )?(?:watch|screen) ?time\b|\bwie ?viele? (?:zeit|stunden|tage|lebenszeit)\b.{0,40}\bich\b.{0,40}\b(?:verbracht|geschaut|gesehen|vertrodelt|verschwendet|verballert)\b|(?:何時間|どれ(?:くらい|だけ)).{0,10}(?:見た|観た|見て(?:き|い|る)|視聴した)/,
      withoutTitle,
    ],
  ],
  shelf: [
    [
      5.6,
      /\b(?:my|meine) (?:\w+ )?(?:lists?|listen?|shelf|account) (?:is|are|ist|sind)(?: \w+)? (?:empty|leer|blank)\b|\b(?:is|are|ist|sind) (?:my|meine) (?:\w+ )?(?:lists?|listen?|shelf)(?: \w+)? (?:empty|leer|blank)\b|\b(?:is there|do i have|have i got|habe? ich|steht|ist) (?:\w+ )?(?:anything|something|nothing|etwas|was|nichts) (?:\w+ )?(?:on|in|auf|listed) ?(?:my|meine[rn]?)?\b(?: \w+)?(?: lists?| listen?)?$|りすと(?:は|が)?(?:空|から)/,
      withoutTitle,
    ],
    [
      5.6,
      /^(?:(?:hey|hi|hallo|ok|so|also|bitte|please|can you|could you|kannst du|would you|mal|just) )*(?:(?:show|give|tell|list|display|open|see|view|zeige?|nenne?|sag|liste|what(?:s| is| are)|whats on|was (?:ist|steht|hab\w* ich)|wie sieht) )?(?:(?:me|mir|uns|mal|bitte|please|everything|all|alles|auf|on|in|of|aus|doch|kurz|eben|einmal) )*(?:my|meine[rnm]?) (?:(?:whole|entire|full|complete|ganze\w*|gesamte\w*|komplette\w*|anime|manga) )*(?:lists?|listen?|shelf|shelves|collection|library|sammlung|animeliste|mangaliste|titles)(?: (?:please|bitte|an|aus|auf|currently|right now|gerade))*$/,
      withoutTitle,
    ],
    [
      5.6,
      /^(?:(?:私|僕|俺|自分)の|まい)(?:あにめ|漫画)?りすと(?:を|は|に)?(?:見せ|教え|表示|何)?(?:て|が|は)?(?:下さい|ください|ある|入って(?:い)?る)?(?:の|か)?$/,
      withoutTitle,
    ],
  ],
  count: [
    [
      6.8,
      /^(?!.*\b(?:longest|shortest|newest|oldest|latest|most|least|fewest|best|next|should|first)\b).*\b(?:anything|something|any|some|which|what)\b.{0,24}\b(?:on|in) my (?:\w+ )?(?:lists?|shelf)\b/,
      mineFiltered,
    ],
    [
      6,
      /\b(?:do i have|have i got|is there|are there) (?:any|some|an?)\b.{0,40}\b(?:on|in) my\b/,
      withoutTitle,
    ],
    [5.5, /\btotal\b.{0,20}\bmy (?:lists?|anime|manga|titles)\b|\bmy total\b/],
    [
      4.6,
      /\bhow many\b.{0,50}\b(?:my|i|ive|me)\b|\b(?:number|count) of\b.{0,30}\bmy\b|\bcount my\b|\bhow big is my\b|\bhow much (?:anime|manga|time)\b.{0,20}\bi\b|\bmy (?:stats|stat|statistics|totals?|numbers)\b/,
      withoutTitle,
    ],
    [4.6, /\bwie ?viele?\b.{0,50}\b(?:ich|meine\w*|mir)\b|\bmeine statistik\w*/, withoutTitle],
    [4.6, /(?:何本|何作|いくつ|何個|何さくひん|何たいとる|何冊).{0,20}|本数/, mineWithout],
    [
      5.6,
      /(?:見終わった|観終わった|読み終わった|見た|観た|読んだ|予定の|見ている|視聴中の).{0,8}(?:の数|本数|件数)/,
      withoutTitle,
    ],
    [4, /(?:何本|何作品?|いくつ).{0,16}(?:見|観|読|りすと)/, withoutTitle],
  ],
  dropped: [
    [
      5.6,
      /\b(?:what|which|show|list|did|have|how many|any\w*)\b.{0,30}\b(?:drop|dropped|abandon\w*|g[ia]ven? up|quit|quitted)\b|\bmy dropped\b|\b(?:i|ive|im|my)\b.{0,24}\b(?:on hold|paused|put aside)\b|\bdropped (?:list|anime|manga|shows?|titles?)\b/,
      withoutTitle,
    ],
    [5.6, /\b(?:abgebrochen\w*|aufgegeben\w*|aufgehort)\b/, withoutTitle],
    [5.6, /(?:途中で)?(?:やめた|止めた|切った|断念した|挫折した)/, withoutTitle],
  ],
  continue: [
    [
      7,
      /\b(?:feel like|want(?:ed)? to|wanna|would like to|id like to|in the mood (?:for|to)|should i|can i|could i|let me|ready to|time to|up for)\b.{0,12}\b(?:continu\w+|resum\w+|carry(?:ing)? on|go(?:ing)? on with|pick(?:ing)? (?:\w+ ){0,2}(?:back up|up again|up where))\b|\bpick (?:\w+ ){0,2}(?:back up|up again)\b|\b(?:something|one|show|anime|manga) (?:that )?(?:i|ive) (?:have |already |had )*(?:started|began|begun)\b|\bich\b.{0,24}\b(?:weiterschauen|weitersehen|weiterlesen|weitergucken|fortsetzen)\b/,
      withoutTitle,
    ],
    [
      6.4,
      /\b(?:what|which)\b.{0,24}\bcontinue\b|\bwhat (?:should|can|could|do|shall) i (?:watch|read|see)(?: next)? (?:from|off|out of|on) my (?:lists?|plan\w*|watch ?list|backlog)\b|\b(?:pick|choose|select)\b.{0,30}\b(?:my|planned|plan|list|backlog|watch ?list)\b/,
      withoutTitle,
    ],
    [
      5.4,
      /\bwhat (?:should|can|could|do|shall) i (?:watch|read|continue|see)(?: next)?\b.{0,20}\b(?:from|on|of|in)? ?(?:my|list|planned)\b|\bwhat(?:s| is)? next (?:on|for|from)\b|\bpick .{0,20}\b(?:my|planned|list)\b|(?<!\b(?:have|got|are|anything) .{0,30})\b(?:from|off|out of|on) my (?:lists?|plan\w*|watch ?list|backlog)\b|\bwas soll ich als nachstes\b|\bvon meiner (?:liste|merkliste)\b|次に?(?:何を)?(?:見|観)/,
      withoutTitle,
    ],
  ],
  airing: [
    [7, /\bairing\b.{0,20}\bmy\b/, withoutTitle],
    [
      6,
      /\blook(?:ing)? forward to\b.{0,20}\b(?:this week|today|tomorrow|tonight|weekend)\b/,
      withoutTitle,
    ],
    [
      6,
      /\b(?:new|on|airing|coming|out|schedule)\b.{0,12}\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b/,
      withoutTitle,
    ],
    [
      7.6,
      /\bnew (?:episodes?|eps?)\b.{0,40}\b(?:anything|any|my|shows?|what i)\b|\b(?:anything|any|my|shows?)\b.{0,40}\bnew (?:episodes?|eps?)\b/,
      withoutTitle,
    ],
    [
      6,
      /\b(?:airs?|airing|on|out|lauft|laufen|kommt|kommen)\b.{0,24}\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|(?:sonn|mon|diens|donners|frei|sams)tags?|mittwochs?|sonnabends?)\b|[日月火水木金土]曜.{0,14}(?:放送|あにめ|やって)/,
      withoutTitle,
    ],
    [6, /\b(?:on|kommt|lauft) (?:today|tonight|tomorrow|tv|heute|morgen)\b/, withoutTitle],
    [
      6,
      /\b(?:air(?:s|ing)?|episodes?|on tv|new|coming out|out|release\w*|schedule)\b.{0,24}\b(?:today|tonight|tomorrow|this week|yesterday|this weekend|this evening)\b|\b(?:today|tonight|tomorrow|this week)s?\b.{0,24}\b(?:air\w*|episodes?|anime|on|new|out|schedule)\b|\bwhat(?:s| is)? (?:on|airing)$(?!.*\bmy\b)/,
      withoutTitle,
    ],
    [
      6,
      /\b(?:heute|morgen|diese woche|heute abend|gestern)\b.{0,30}\b(?:lauft|laufen|kommt|kommen|folgen?|anime|ausgestrahlt|erscheint|erscheinen)\b|\b(?:lauft|laufen|kommt|kommen)\b.{0,20}\b(?:heute|morgen|diese woche)\b/,
      withoutTitle,
    ],
    [
      7.5,
      /\b(?:i|im|my|ive)\b.{0,40}\bairs?(?:ing)?\b.{0,20}\b(?:today|tonight|tomorrow|this week)\b|\b(?:today|tonight|tomorrow|this week)\b.{0,30}\bairs?(?:ing)?\b.{0,20}\b(?:i|im|my)\b|\bich\b.{0,30}\b(?:heute|morgen)\b.{0,10}\b(?:lauft|kommt)\b/,
      withoutTitle,
    ],
    [
      6,
      /(?:今日|本日|きょう|明日|あした|今夜|今週|昨日).{0,14}(?:放送|あにめ|やって|えぴそーど|新作|話|番組|何がある)|^(?:今日|明日|今週)(?:は|の)?$|放送(?:予定|すけじゅーる)/,
      withoutTitle,
    ],
    [
      6.4,
      /\b(?:air\w*|lauft|kommt|episodes?|eps?|folgen?|on|out|new)\b.{0,20}\b(?:today|tonight|tomorrow|this (?:week|weekend|evening)|heute|morgen|diese woche|am wochenende)\b|(?:今日|明日|今週|今夜).{0,10}(?:放送|ある|やる|やって)/,
      withTitle,
    ],
  ],
  size: [
    [
      5.5,
      /\bhow many (?:anime|animes|manga|mangas|titles|shows|series|movies)\b.{0,24}\b(?:are there|do you (?:have|know)|in (?:the|your) (?:catalogue|catalog|database)|exist)\b|\bsize of (?:the|your) (?:catalogue|catalog|database)\b|\bhow (?:big|large) is (?:the|your) (?:catalogue|catalog|database)\b/,
      unfiltered,
    ],
    [
      5.5,
      /\bwie ?viele (?:anime|animes|manga|mangas|titel|serien|filme)\b.{0,24}\b(?:gibt es|kennst du|hast du|habt ihr|im katalog)\b/,
      unfiltered,
    ],
    [
      5.5,
      /(?:あにめ|漫画|作品|たいとる)(?:は|が)?(?:全部で)?(?:何|いくつ)(?:本|作品?|個|たいとる)?(?:あり|ある|登録|知って)/,
      unfiltered,
    ],
  ],
};
