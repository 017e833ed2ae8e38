import { withChildren } from "../slots/children.ts";
import {
  type Cues,
  type Intent,
  withOneAtMost,
  withTitle,
  withoutTitle,
  withTwo,
  titleWithMaker,
  labelledWithout,
  filtered,
  bounded,
  timed,
} from "./evidence.ts";

type WishesIntent = Extract<
  Intent,
  "compare" | "works" | "order" | "counterpart" | "recommend" | "find"
>;

/** What tells a wish for titles, or a question about several. */
export const wishesCues: Readonly<Record<WishesIntent, Cues>> = {
  compare: [
    [
      6,
      /\b(?:before or after|(?:before|after|sooner|earlier|later) (?:than )?§)|\b(?:vor|nach) §|\bvor oder nach\b/,
      withTwo,
    ],
    [
      5,
      /\b(?:compare\w*|comparison|vs|versus|differences?|better|higher|worse|lower|more popular|better known|more famous|longer|shorter|newer|older|more episodes|fewer episodes|first|earlier|later|which(?: one)?)\b/,
      withTwo,
    ],
    [3, /\bor\b|\boder\b/, withTwo],
    [3, /^(?:\S+ )*§ (?:and|und|or|oder|vs) §/, withTwo],
    [
      5,
      /\b(?:vergleich\w*|unterschied\w*|langer|kurzer|neuer|alter|besser|hoher|beliebter|bekannter|schlechter|mehr folgen|welche[rs]?)\b/,
      withTwo,
    ],
    [5, /比べ|比較|どっち|どちら|違い|より|vs|と§|人気/, withTwo],
    [2.5, /\bcompare\b|\bvergleich\w*|比較|比べ/],
  ],
  works: [
    [
      7,
      /\b(?:by|from) (?:(?:the|its|his|her|their)(?: same)?|same) (?:authors?|creators?|mangaka|studio|writer|makers?|people|team|guys?)\b/,
      withTitle,
    ],
    [
      7,
      /\b(?:else|other|another|more|besides|apart from|ander\w*|weitere\w*|sonst|ausser|neben)\b.{0,60}\b(?:authors?|creators?|mangaka|studio|writer|artist|makers?|people|company|autor\w*|zeichner\w*|macher\w*)\b|\b(?:author|creator|mangaka|studio|writer|artist|maker|autor\w*|zeichner\w*|macher\w*)\b.{0,40}\b(?:else|other|also|besides|sonst|noch|ander\w*)\b/,
      withTitle,
    ],
    [
      6,
      /\b(?:what|was|which|anything) (?:else|other|sonst)\b.{0,24}\b(?:they|he|she|sie|er|from them|by them)\b/,
    ],
    [6, /\b(?:besides|apart from|other than|aside from|ausser|neben)\b|以外/, titleWithMaker],
    [
      6,
      /(?:作者|監督|すたじお|会社|同じ人)の?(?:他の|別の|ほかの)|(?:他に|ほかに)何を(?:描|書|作)/,
      withTitle,
    ],
  ],
  order: [
    [
      6.4,
      /\bwhich .{0,20}\b(?:do|should|can) (?:i|we) (?:watch |read )?(?:start|begin|first)\b/,
      withOneAtMost,
    ],
    [
      7,
      /\b(?:watch|watching|reading|viewing|chronological|right|correct|release) ?order\b|\b(?:what|which) (?:\w+ )?order\b|\border (?:to|should|do|of|for)\b|\bwhere (?:do|should|to) (?:i |we )?(?:start|begin) (?:with|in) |\breihenfolge\b|(?:見る|観る|読む|視聴)順|順番/,
    ],
  ],
  counterpart: [
    [
      5.4,
      /\b(?:how many|number of|wie ?viele|list of|all(?: of)?(?: the)?|welche) (?:§ )?(?:movies?|films?|filme)\b|§.{0,6}(?:の)?(?:映画|劇場版)は?(?:何本|いくつ)/,
      withTitle,
    ],
    [
      5.4,
      /\b(?:is|are|was|were) there (?:also )?(?:an? |any )?§ (?:movies?|films?|mangas?|animes?)\b|\bgibt es (?:auch )?(?:einen? )?§ (?:filme?|mangas?|animes?)\b|\b(?:movies?|films?) (?:of|for|about|from|zu|von) §|\b(?:does|did|has|hat) §(?: have| get| got)? (?:an? |any |einen? |its own |own )?(?:movies?|films?|filme)\b|\b(?:which|what|any|welche) § (?:movies?|films?|filme)\b|§(?:の)?(?:映画|劇場版)(?:は|って|が)?(?:ある|あり)/,
      withTitle,
    ],
    [
      5,
      /\b(?:is|are|was) there (?:also )?(?:an? |any )?(?:manga|anime|light novel|novel|movie|film)s?\b|\bgibt es (?:dazu |davon |auch )*(?:einen? |den )?(?:manga|anime|film|light novel)\b|§(?:の|に|は)(?:漫画|あにめ)(?:版|化)?(?:は|も|って|が)?(?:ある|あり)|^(?:漫画|あにめ)(?:版)?(?:は|も|って|が)?(?:ある|あり)|\bdoes .{0,12}§ have (?:an? )?(?:manga|anime)\b/,
      withTitle,
    ],
  ],
  recommend: [
    [
      9,
      /^(?!.*\b(?:how long|wie lange?|my (?:anime |manga )?lists?|watch ?list|backlog)\b)/,
      timed,
    ],
    [
      8.5,
      /(?:\b(?:like|similar to|wie) §|§ (?:clones?|vibes?)).*(?:\b(?:different|another|other|ander\w*) (?:studios?|authors?|mangakas?|autor\w*)\b|\bnot\b.{0,16}\bsame (?:studio|author|mangaka)\b)|(?:別|他|違う)の?(?:すたじお|作者).*§(?:みたいな|のような|に似)/,
      withTitle,
    ],
    [
      6.6,
      /\bwhat (?:do|should|could|can|shall|would|might|to) (?:(?:i|we|you) )?(?:put|throw|turn|stick|get|go|pick|check|try|binge|dive|sink|start)\b(?!.*\bmy (?:\w+ )?(?:lists?|plan\w*|backlog)\b)|\bwas (?:soll|kann|konnte|konnten|sollen) (?:ich|wir) (?:\w+ ){0,4}(?:schauen|gucken|anschauen|angucken|sehen|lesen|anmachen|starten|anfangen)\b(?!.*\bmeiner?\b)/,
      withoutTitle,
    ],
    [
      7,
      /\b(?:\w+er|more \w+|less \w+|ahnliche\w*|\w+ere) (?:version|take|alternative|answer|equivalent|sibling|cousin|twin|spin|variant\w*|fassung) (?:of|on|to|for|von|zu) (?:the )?§|\ban? (?:\w+er|less \w+|more \w+) §$/,
      withTitle,
    ],
    [7, /^(?:\w+ ){0,5}(?:like|similar to|wie) §.*\b(?:by|from|made|done|von)\b/, titleWithMaker],
    [
      6.6,
      /\b(?:something|anything)\b.{0,10}\bto (?:watch|read)\b(?!.*\b(?:lists?|planned|backlog|watch ?list)\b)/,
      withoutTitle,
    ],
    [
      6.6,
      /\b(?:an?|some|any) (?:\w+ ){0,2}(?:anime|manga|show|series|movie|film)s?(?: \w+){0,3} (?:i|we|to|you) (?:(?:can|could|should|would) )?(?:finish|binge|watch|read|enjoy|like)\b/,
      withoutTitle,
    ],
    [
      7,
      /\b(?:mix\w*|blend|combination|combo|cross\w*|mash ?up|mischung|kreuzung|something between|halfway between|irgendwas zwischen) (?:of |between |aus |von |zwischen )?§|§ (?:meets|trifft|crossed with) §/,
      withTwo,
    ],
    [
      5,
      /\bwhat(?:s| is| are| would be)? (?:something |anything )?(?:good|nice|fun|great|best|perfect|ideal|suitable|right) (?:for|to|on|when|if)\b|\b(?:what|which|where) (?:\w+ )?should (?:\w+ ){1,6}(?:start|begin|watch|read)\b|\b(?:starter|entry level|gateway|beginner friendly)\b/,
      withoutTitle,
    ],
    [
      6.6,
      /^(?:(?:something|anything|some|animes?|mangas?|shows?|movies?|series|an?|stuff|more|maybe|etwas|was|so was) ){0,3}(?:like|similar to|wie) § (?:but|only|just|with|without|minus|aber|nur|mit|ohne)\b/,
      withTitle,
    ],
    [5, /\bresembl\w*\b|\bahnel\w*\b/, withTitle],
    [6.2, /\bwhat (?:now|next)\b|\bwas (?:jetzt|nun)\b/, withTitle],
    [
      4.4,
      /\b(?:which|what) (?:anime|manga|shows?|movies?|series) (?:is|are) (?:good|great|nice|worth|fun|interesting)\b/,
      withoutTitle,
    ],
    [
      5.6,
      /\b(?:same|similar) (?:vibes?|feel\w*|mood|style|energy|tone)\b|\b(?:vibes?|energy) (?:as|of|like)\b/,
    ],
    [
      7,
      /\b(?:an?|some|something|any|one|ein\w*|etwas)\b.{0,30}\b(?:i|to|one|das ich) (?:can |could |might )?(?:finish|binge|watch|schauen|durchschauen)\b/,
      labelledWithout,
    ],
    [
      7,
      /\b(?:recommend|suggest|empfiehl|empfehl\w*|schlag)\b.{0,40}\b(?:something|anything|anime|manga|show|movie|film|series|one|was|etwas|serie)\b/,
      withoutTitle,
    ],
    [
      4.5,
      /\b(?:give|show|find|need|want|get) me (?:something|anything|one|a good)\b|^(?:something|anything|smth|etwas|irgendwas)\b|\b(?:an?|ein\w*) (?:anime|show|movie|series|serie|film) (?:for|to|fur|zum)\b/,
      withoutTitle,
    ],
    [
      5.8,
      /\bmore (?:like|of) (?:it|this|that|those|them)\b|\bwant more\b|\bmehr davon\b|\b(?:clones?|copies|copycats?|recs?) (?:but|with|of)\b|§ (?:clones?|recs?)\b/,
    ],
    [
      5.6,
      /\b(?:something|anything|anime|manga|show|series|movie|etwas|was)\b.{0,20}\b(?:as|so) \w+ (?:as|wie) §/,
    ],
    [
      5.2,
      /\bwas (?:soll|kann|konnte) ich (?:\w+ )?nach §|\bnach § (?:schauen|sehen|lesen|gucken|anschauen)\b/,
    ],
    [7.5, withChildren, withoutTitle],
    [
      5.2,
      /\balternatives?\b|\binstead of\b|\bsurprise me\b|\b(?:im|am|so) bored\b|\bpick (?:something|one|anything) for me\b|\buberrasch\w*|\bmir ist langweilig\b/,
    ],
    [
      5,
      /\b(?:recommend\w*|suggest\w*|recs?|in the mood|feel like|comparable|akin to|equivalent|something (?:to|like|similar|new|fun|short|good)|anything (?:like|similar)|similar|shows? like|animes? like|mangas? like|series like|movies? like|films? like|titles? like|reminds? me of|reminiscent|along the lines|in the (?:style|vein) of)\b/,
    ],
    [
      4,
      /\bshould (?:i|we|a \w+|an \w+|someone|somebody|beginners?|one) (?:watch|read|see|start)\b|\bgood (?:first|starter|entry)\b|\bwhat (?:should|can|could|shall|do) i (?:watch|read|see|start)\b|\bwhat to (?:watch|read)\b|\bwhat else\b|\bi (?:liked?|loved?|enjoyed?|love|want)\b/,
    ],
    [
      5.6,
      /\b(?:watch|read) after §|\bafter (?:finishing|watching|reading) §|\bnach §.{0,16}\b(?:schauen|sehen|lesen)\b/,
    ],
    [
      5,
      /\blike §|\bsuch as §|\bsimilar to §|§ but\b|\bfans? of §|\b(?:i )?(?:liked?|loved?|enjoyed?) §/,
    ],
    [
      5,
      /\b(?:empfiehl\w*|empfehl\w*|vorschlag\w*|schlag .{0,20}vor|ahnlich\w*|so (?:etwas|was|ein\w*) wie|wie §|was soll ich (?:schauen|sehen|lesen|gucken)|tipps?|aber (?:kurzer|langer|neuer|alter))\b/,
    ],
    [
      5.2,
      /\b(?:close|closer|near|nearest|akin|comparable) to §|\bnah an §|\bin the (?:spirit|mould|mold|footsteps|tradition) of\b|§ (?:vibes?|style|esque|like (?:animes?|shows?|series|stor(?:y|ies)|mangas?))\b|\bvibes? (?:of|like)\b/,
    ],
    [
      5.4,
      /\b(?:something|anything|someone|animes?|mangas?|shows?|series|movies?|films?|one|titles?)\b.{0,12}\b(?:shorter|longer|newer|older) than §/,
    ],
    [
      5.4,
      /\b(?:etwas|was|so ?was|animes?|mangas?|serien?|filme?)\b.{0,12}\b(?:(?:kurzer|langer|neuer|alter)\w* als|wie) §/,
    ],
    [5.4, /§より(?:も)?(?:短い|長い|新しい|古い)[^§はがを]{0,6}(?:あにめ|漫画|作品|映画|もの|の)/],
    [
      5,
      /(?:面白い|おもしろい|良い|よい|いい|楽しい|すごい|神)(?:あにめ|漫画|作品|映画|やつ)|おすすめ|お勧め|お薦め|(?:す|勧|薦)すめて|勧めて|薦めて|似た|似て(?:い(?:る|て)|る)?|みたい(?:な|で|に)|のよう(?:な|で|に)|っぽい|何を(?:見|観|読)(?:れば|たら|よう)|何か(?:面白|いい|良)|同じような/,
    ],
  ],
  find: [
    [
      6.5,
      /^(?!.*\b(?:(?:recommend|suggest|empf[ie]hl)\w*|(?:have|did|had|do) i|ich(?! (?:such\w*|will|mochte|brauch\w*|hatte|wunsch\w*))|ive|i (?:have |already |just )?(?:finish|complet|read|watch|seen|saw)\w*|my)\b).*(?:\b(?:completed?|finished|concluded|abgeschlossen\w*)(?: \w+){0,3} (?:animes?|mangas?|series|shows?|stor(?:y|ies))\b|\b(?:animes?|mangas?|series|shows?|ones?|something|stor(?:y|ies))(?: \w+){0,3} (?:finished|completed?|ended|over|done|concluded|abgeschlossen|beendet|fertig|zu ende)\b)/,
      filtered,
    ],
    [6.5, /^(?!.*\b(?:recommend|suggest|empf[ie]hl)\w*)/, bounded],
    [
      5.2,
      /^(?!.*\b(?:my|i|ich|meine\w*|a day|per day)\b).*(?:\b(?:movies?|films?|filme)\b.*\b(?:minutes?|mins?|hours?|hrs?|minuten?|stunden?)\b|映画.*(?:時間|分)|(?:時間|分).*映画)/,
      filtered,
    ],
    [
      5.2,
      /^(?!.*\b(?:my|i|ich|meine\w*)\b).*\b(?:most|fewest|least|meisten|wenigsten) (?:episodes|eps|chapters|volumes|folgen|kapiteln?|banden?|bande)\b/,
      filtered,
    ],
    [
      5.6,
      /\b(?:what|which) (?:else|other)\b.{0,40}\b(?:wr[oi]te\w*|written|dr[ae]w\w*|ma[dk]e\w*|creat\w*|produc\w*|animat\w*|publish\w*)\b|\bother (?:works?|titles?|mangas?|animes?|series) (?:by|of|from)\b|\b(?:andere|weitere) (?:werke|titel|mangas?|animes?)\b|(?:他の|別の|ほかの)(?:作品|漫画|あにめ)/,
      filtered,
    ],
    [
      3.4,
      /\b(?:which|what|any|list|show|find|name|give|are there|search|looking for|top|best|know)\b/,
      filtered,
    ],
    [
      4,
      /\b(?:most popular|popular|best (?!\w*(?:girl|boy|waifu|character|arc))|top(?: \d+)?|newest|latest|oldest|longest|shortest|highest|famous)\b/,
      withoutTitle,
    ],
    [3.4, /\b(?:welche\w*|zeig\w*|nenn\w*|liste\w*|suche?|gibt es|such\w*|finde?)\b/, filtered],
    [
      4,
      /\b(?:beliebteste\w*|beste\w*|neueste\w*|alteste\w*|langste\w*|kurzeste\w*|bekannteste\w*)\b/,
      withoutTitle,
    ],
    [
      5,
      /(?:放送中|連載中|(?:放送|連載)(?:されて|して)い?る|やって(?:い)?る|完結した|(?<![見観読]|読み)終わった|完結済み)[^§はがを]{0,6}(?:あにめ|漫画|作品|もの|映画)/,
      withoutTitle,
    ],
    [3.4, /(?:どんな|一覧|ある|あり|探|教えて|見せて|挙げ|何が|何)/, filtered],
    [4, /一番|人気(?:の|な)|最も|最新|最長|最短|有名/, withoutTitle],
    [2.6, /./, filtered],
  ],
};
