import {
  type Cues,
  type Intent,
  withTitle,
  withTitleUncounted,
  titleWithMaker,
  labelled,
  labelledWithout,
  withTwo,
  withoutTitle,
} from "./evidence.ts";

type FactsIntent = Extract<
  Intent,
  | "makers"
  | "genres"
  | "themes"
  | "source"
  | "age"
  | "score"
  | "type"
  | "synopsis"
  | "overview"
  | "names"
  | "sequel"
  | "unsaid"
  | "trailer"
>;

/** What tells which fact of a title is asked for. */
export const factsCues: Readonly<Record<FactsIntent, Cues>> = {
  makers: [
    [
      6,
      /\b(?:which|what|who|whose|welche[rs]?|wer)\b(?: (?:studios?|authors?|mangakas?|compan(?:y|ies)|autor\w*|zeichner\w*|anime|manga|animation))*(?: \w+){0,2} (?:made|makes|produced|animated|wrote|written|drawn|drew|created|have|has|hat|haben)\b.*\b(?:most|meisten) (?:animes?|mangas?|shows?|series|titles?|movies?|films?|filme|serien|titel|works?)\b|(?:一番|最も)多く.{0,8}(?:作|描|書)|(?:すたじお|会社|作者).{0,12}最多/,
      withoutTitle,
    ],
    [
      6.2,
      /\b(?:which|what|same|welches|dasselbe) studio\b|\bwho (?:made|animated|wrote|created)\b|\bwer hat\b/,
      withTwo,
    ],
    [3.4, /./, titleWithMaker],
    [
      5,
      /^(?:so |and |und )?(?:is|was|are|were|did|ist|war|hat|wurde|stammt|kommt)\b/,
      titleWithMaker,
    ],
    [
      6.4,
      /^(?:wer hat|who (?:made|animated)|(?:which|what|welches) studio)\b.*\b(?:seasons?|staffeln?) \d/,
      withTitle,
    ],
    [
      4,
      /\bstudios?\b.{0,30}\b(?:change\w*|switch\w*|wechsel\w*)\b|\b(?:change\w*|switch\w*)\b.{0,12}\bstudios?\b/,
      withTitle,
    ],
    [
      5,
      /^(?!.*\b(?:when|since when|(?:what|which) (?:year|episode|chapter|season|genres?)|how (?:many|much|long|old)|wann|seit wann|aus welchem jahr|welche[ms] jahr|wie ?(?:viele?|lange?|alt)|about|worum)\b).*\b(?:by|von)\b/,
      titleWithMaker,
    ],
    [
      4.4,
      /^(?:so |and |und )?(?:is|was|ist|war|wurde|stammt|kommt) §(?: \w+)? (?:by|von|vom) (?!(?:now|then|me|mir)\b)\p{L}/u,
      withTitle,
    ],
    [3.4, /^(?:so |and )?(?:who|wer) (?:\w+ )?§$/],
    [
      4.6,
      /\b(?:which|what|whose|welche[mnrs]?)(?: \w+)? (?:house|hands|team|outfit|company|people|crew|studios?|firm|haus|team)\b|\b(?:came|comes|come) (?:out of|from)\b.{0,12}\b(?:house|studios?|company)\b|\b(?:in charge of|responsible for) (?:making|animating|producing|drawing|writing)\b/,
      withTitle,
    ],
    [4.4, /\bcompany\b|\bresponsible for\b|\bbehind\b|\bfirma\b|\bsteckt hinter\b/, withTitle],
    [5, /\bwhose (?:work|manga|anime)\b|\bby (?:who|whom)\b/],
    [
      4,
      /\bstudios?\b|\banimat(?:ed|ion|es|or|ors)\b|\bwho (?:made|makes|produced|created|wrote|drew|animated|writes|draws|is behind|did)\b|\bproduced by\b|\bmade by\b|\bmade\b(?=.*\bwho\b)/,
      withTitle,
    ],
    [
      4,
      /\bauthors?\b|\bmangaka\b|\bwrote\b|\bwritten\b|\bwriter\b|\bcreators?\b|\bartist\b|\bdrawn by\b|\bdrew\b|\bcreated by\b/,
      withTitle,
    ],
    [
      4,
      /\bwer (?:hat|ist|war|schrieb|zeichne\w*|macht\w*)\b|\bvon wem\b|\bautor\w*|\bzeichner\w*|\bgeschrieben\b|\bgezeichnet\b|\banimiert\b|\bproduziert\b|\banimationsstudio\b/,
      withTitle,
    ],
    [
      4,
      /制作(?:会社|すたじお)?|すたじお|作者|原作者|著者|作った|作ったのは|描い(?:た|て)|書い(?:た|て)|誰が|誰の/,
      withTitle,
    ],
    [
      4,
      /^(?:and |so )?(?:who (?:made|wrote|created|animated|produced|drew)|(?:what|which) studio|by whom|who(?:s| is) the (?:author|studio|writer|creator))\b|^(?:und )?(?:wer hat|welches studio|von wem)\b/,
    ],
  ],
  genres: [
    [
      4,
      /\bgenres?\b|\bwhat (?:kind|type|sort) of (?:anime|manga|show|series|story|movie|film)? ?(?:is|was)?\b|\bじゃんる\b|じゃんる|\bwas fur (?:ein|eine)\b|\bgenre\b/,
      withTitle,
    ],
    [4, /^(?:and |so )?(?:what|which) genres?\b/],
    [
      4.4,
      /^(?:and |so )?(?:is|was|ist|war) (?:the (?:anime|manga|show|film|movie) )?§ (?:\w+ ){0,4}\w+$|§(?:は|って)[^何]{1,8}(?:ですか|なの|か)?$/,
      labelled,
    ],
    [4.4, /^(?:and |so |und )?(?:how|wie) \w+ (?:is|was|ist|war) (?:the )?§$/, labelled],
    [
      5,
      /\b(?:is|are) there (?:\w+ ){0,3}\w+ in §|\bgibt es (?:\w+ ){0,2}in §|\bhow much \w+ (?:is )?in §/,
      labelled,
    ],
    [5.2, /\b(?:is|was|ist|war) (?:it|that|this|es|das) (?:\w+ ){1,4}§$/, labelled],
    [
      5.2,
      /^(?:and |so |but |und |ist )?(?:is|was|ist|war) (?:it|that|this|es|das|der|die)(?: one)?(?: (?:very|really|too|an?|any|more|kind|of|sehr|ein|eine))* \w+(?: \w+)?$|^(?:それ|これ)は?(?:怖い|悲しい|泣ける|恋愛)/,
      labelledWithout,
    ],
    [
      3.2,
      /\bis .{0,24}§ .{0,4}\b(?:an? )?(?:\w+ )?(?:romance|comedy|horror|action|drama|fantasy|isekai|mecha|sports|thriller|mystery)\b|\bist .{0,20}§/,
      withTitle,
    ],
  ],
  themes: [[4, /\bthemes?\b|\btags?\b|\bthemen\b|てーま/, withTitle]],
  source: [
    [
      4.5,
      /\bbased on\b|\badapt(?:ed|ation|s)?\b|\bsource(?: material)?\b|\boriginal (?:work|story|manga|novel|anime)\b|\bbasiert\b|\bvorlage\b|\badaption\b|原作(?!者)|元に|もとに/,
      withTitle,
    ],
    [
      5,
      /\b(?:or|oder)(?: is it| was it| ist es)?(?: an?| ein)? original\w*\b|\boriginal(?:e?s)?(?: \w+)? (?:or|oder)\b|おりじなる(?:あにめ|作品)?(?:か|です|なの)/,
      withTitle,
    ],
    [4, /^(?:and |so )?(?:is it based on|whats it based on|what is it based on)\b/],
  ],
  age: [
    [
      6,
      /\b(?:for|fur) (?:kids|children|kinder)\b|\b(?:for|with|fur|mit) (?:an? |my |our |the |meine\w* |unsere\w* |eine\w* )?(?:\d+|\p{L}+) ?(?:years? olds?|yo|y o|jahrig\w*|jahre alte?\w*)\b|\b(?:years? olds?|kids|children|kinder) (?:\w+ )?(?:like|enjoy|watch|handle|understand|schauen|gucken|sehen|mogen) (?:the )?§|子供向け/u,
      withTitle,
    ],
    [5, /\b(?:ab|unter) \d+\b|\bfor \d+ year/, withTitle],
    [
      4.5,
      /\bage (?:rating|limit|restrict\w*)\b|(?<!\b(?:better|higher|best|highest|lower|worse|top) )\b(?:rated|rating)\b(?! (?:higher|better|lower|worse|out of)\b)|\b(?:for|suitable for|okay for|ok for|good for|appropriate for|safe for) (?:kids|children|a child|my (?:son|daughter|kid|kids)|\d+ year)|\bhow violent\b|\baltersfreigabe\b|\b(?:fur|ab) (?:kinder|wie viel\w* jahren?|welche\w* alter)\b|\bkinder\w*|対象年齢|年齢制限|子供(?:向け|でも|が)|れーてぃんぐ/,
      withTitle,
    ],
  ],
  score: [
    [
      4.6,
      /\bwhat do you (?:think|make|reckon) (?:of|about)\b|\byour (?:opinion|thoughts|take|view) (?:on|of|about)\b|\bdo you (?:like|love|enjoy|hate)\b|\bwas (?:haltst|denkst) du\b|\bwie findest du\b|\bmagst du\b|\bgefallt dir\b|どう思|好きですか|お好き/,
      withTitle,
    ],
    [
      4,
      /\bscores?\b|\b(?:average|member|user|mean|overall) rating\b|\b(?:better|higher) rated\b|\brated (?:higher|better)\b|\bhow good\b|\bany good\b|\bis .{0,20}§ .{0,6}(?:good|worth)\b|\bworth (?:watching|reading|it)\b|\bhow (?:popular|well known)\b|\breviews?\b|\bstars\b|\bbewertung\w*|\bwie gut\b|\blohnt\b|\bwie beliebt\b|評価|すこあ|面白い(?:です)?か?|おもしろい|点数|人気(?:は|ですか)/,
      withTitle,
    ],
  ],
  type: [
    [
      4,
      /\bis .{0,14}§ .{0,10}\b(?:movie|film|series|show|ova|manga|anime|tv)\b|\b(?:movie|film) or (?:a )?(?:series|show|tv)\b|\bist .{0,14}§ .{0,10}\b(?:film|serie|manga|anime)\b|§は(?:映画|あにめ|漫画|てれび)/,
      withTitle,
    ],
  ],
  synopsis: [
    [
      4,
      /(?<!\b(?:tell me|more|what|how|know|anything|info|information|details|talk) )\babout\b|\bplots?\b|\bstor(?:y|yline)\b|\bsynopsis\b|\bpremise\b|\bsummar(?:y|ize|ise)\b|\bdescri(?:be|ption)\b|\bexplain\b/,
      withTitle,
    ],
    [
      4.5,
      /\bwhat(?:s| is| was)? .{0,12}§ .{0,6}about\b|^(?:and |so )?whats? (?:is )?(?:it|that|this)(?: one)? about\b|\bwhat is (?:it|that) about\b/,
    ],
    [
      4.5,
      /\bworum\b|\bum was\b|\bgeht es (?:in|bei)\b|\bhandlung\b|\bhandelt\b|\binhalt\w*|\bzusammenfassung\b|\bbeschreib\w*|\bgeschichte von\b/,
    ],
    [4, /あらすじ|内容|すとーりー|どんな(?:話|あにめ|作品|物語|漫画|映画|お話)|何の話|について/],
  ],
  overview: [
    [4.2, /\b(?:tell me|talk|know) (?:\w+ )?about\b/, withTitle],
    // What it is, and where the asker is with it, is all that can be said to that.
    [
      6,
      /^(?!.*§.*§).*\b(?:should|shall) (?:i|we) (?:\w+ )?(?:watch|read|see|start|try|begin|check out) §(?: now| already| next)?$|^(?!.*§.*§).*\b(?:soll|sollte) ich § (?:schauen|sehen|lesen|gucken|anfangen|anschauen)$|§(?:を)?(?:見|観|読)(?:る|む)べき/,
      withTitle,
    ],
    [
      2.2,
      /\btell me (?:more )?about\b|\bmore about\b|\binfo(?:rmation)?\b|\bdetails?\b|\bwhat do you know\b|\bwhat is\b|\bwhats\b|\berzahl\w*|\bwas ist\b|\binfos?\b|\bkennst du\b|\bdo you know\b|\bhave you (?:heard|got)\b|とは|教えて|知って/,
      withTitle,
    ],
    [1, /§/],
  ],
  names: [
    [5, /\bromaji\b|\b(?:original|native) titles?\b|ろーま字|原題/, withTitle],
    [
      5,
      /\b(?:japanese|original|english|romaji|german|native|real|full|other) (?:name|title|names|titles)\b|\b(?:called|titled|named|name|title)\b.{0,14}\b(?:in|auf)\b.{0,8}\b(?:japanese|english|japan|japanisch|englisch)\b|\bin japanese\b|\bin english\b/,
    ],
    [
      5,
      /\b(?:japanischer?|originaler?|englischer?) (?:titel|name)\w*|\boriginaltitel\b|\bauf (?:japanisch|englisch)\b|日本語|原題|英語|英題|正式(?:名|たいとる)/,
    ],
    [4.5, /\bstands? for\b|\bstand for\b|\bsteht .{0,10}fur\b|何の略/],
  ],
  sequel: [
    [
      5.2,
      /\b(?:kommt|gibt es|wird es)\b.{0,24}§.{0,16}\bnoch (?:was|etwas|mehr|eine|neue\w*|ne)\b|\banything new (?:coming )?(?:for|from|of) §/,
      withTitle,
    ],
    [
      4.4,
      /\b(?:\d+|two|three|four|five|six|seven|eight|zwei|drei|vier|funf) (?:seasons|staffeln)\b/,
      withTitle,
    ],
    [
      5.2,
      /\bwill there be (?:any )?(?:more|another)\b|\bmore (?:of )?§|\bgetting (?:more|another)\b|\b(?:kommt|gibt es|wird es) (?:da )?(?:noch )?(?:eine|weitere|mehr|noch)\b.{0,20}\b(?:staffeln?|folgen|von §)\b/,
      withTitle,
    ],
    [
      6.4,
      /\b(?:watch|read|comes?|see)\b.{0,24}\bafter §.{0,4}\b(?:season \d|s ?\d|part \d)\b|\b(?:right|directly|immediately) after\b.{0,14}§/,
      withTitle,
    ],
    [
      5,
      /\b(?:sequels?|prequels?|next season|another season|more seasons?|new season|follow ?ups?|how many seasons|number of seasons|watch(?:ing)? order|order (?:to|should)|continuation|spin ?offs?)\b/,
      withTitle,
    ],
    [
      5,
      /\b(?:fortsetzung\w*|weitere staffeln?|wie ?viele staffeln|reihenfolge|vorganger\w*|neue staffel)\b/,
      withTitle,
    ],
    [
      5,
      /続編|続き(?:は|が)|[2-9二三四]期(?!は?(?:全部で)?(?:何話|いつ|何年|どこ|完結|面白|の))|前作|順番|何期|次の(?:期|しーずん)|しーずん[2-9]/,
    ],
    [
      5,
      /\b(?:is there|are there|will there be|exists?|has|have|gets?|getting|got|gibt es|hat|bekommt|kriegt|kommt)\b.{0,30}\b(?:(?:second|third|fourth|fifth|sixth) season|season (?:\d|two|three|four|five)|s\d|(?:zweite|dritte|vierte|funfte|sechste)[rn]? staffel|staffel \d)\b/,
      withTitleUncounted,
    ],
    [
      2.2,
      /\b(?:second season|third season|season \d|s\d|zweite[rn]? staffel|staffel \d)\b/,
      withTitle,
    ],
    [4, /\b(?:after|before|comes after|came before|follows)\b.{0,12}§/, withTitle],
    [
      5,
      /^(?:and |so )?(?:is there|does it have|has it)(?: a| any)? (?:sequel|second season|season 2|more)\b|^(?:gibt es (?:eine|noch eine)) (?:fortsetzung|zweite staffel)\b/,
    ],
  ],
  unsaid: [
    [7, /\b(?:directed|composed|voiced|scored) by\b/, withTitle],
    [
      7,
      /\b(?:magazines?|serial[iz]s?ed in|serialis\w+|networks?|channels?|broadcaster|box office|gross(?:ed)?|sales|sold|awards? (?:did|has|won)|win any|sponsors?|licen[cs]\w+|dub(?:bed|s)?|subtitles|merch\w*|blu ?rays?|dvds?)\b|\b(?:who|what band|which band|wer)\b.{0,16}\b(?:did|made|make|wrote|composed?|sings?|sang|perform\w*|singt|komponiert\w*)\b.{0,12}\b(?:music|soundtrack|score|songs?|theme|opening|ending|ost|musik)\b|\bmagazin\b|\bsender\b|雑誌|放送局|ちゃんねる|円盤|売上/,
      withTitle,
    ],
    [
      5.4,
      /\bdirector\b|\bdirected\b|\bvoice(?:d|s)?(?: actors?| actress| cast)?\b|\bseiyuu\b|\bopening(?: song| theme)?\b|\bending (?:song|theme)\b|\bsoundtracks?\b|\bcomposer\b|\bcomposed\b|\bost\b|\b(?:where|can i) .{0,20}\b(?:stream\w*|buy)\b|\bwhere (?:can|do|could|to) .{0,12}\bwatch\b|\b(?:on|available on) (?:netflix|crunchyroll|hulu|disney|prime|amazon)\b|\bbudget\b|\bcopies sold\b|\bmain characters?\b|\bprotagonist\b|\bpublisher\b|\bcharacters? (?:names?|list|in)\b/,
      withTitle,
    ],
    [
      5.4,
      /\bregie\b|\bregisseur\w*|\bsynchronsprecher\w*|\bspricht\b|\btitellied\w*|\bkomponist\w*|\bwo (?:kann|gibt|lauft) .{0,24}\b(?:schauen|sehen|streamen|kaufen|gucken)\b|\bhauptfigur\w*|\bhauptcharakter\w*|\bverlag\b/,
      withTitle,
    ],
    [
      5.4,
      /監督|声優|主題歌|おーぷにんぐ|えんでぃんぐ|音楽(?:は|を)|作曲|主人公|どこで(?:見|観|読|配信)|配信(?:さいと|さーびす|は)|出版社/,
      withTitle,
    ],
  ],
  trailer: [[5, /\btrailers?\b|\bteaser\b|\bpromo video\b|\bpv\b|とれーらー|よこく|予告/]],
};
