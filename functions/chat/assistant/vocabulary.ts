import type { Genre, Season } from "../../../shared/filters.ts";
import { onceAWord } from "./once-a-word.ts";

/** A word of the catalogue, and how people write it: patterns over plain forms, in three languages. */
type Spellings<Value extends string> = readonly (readonly [Value, RegExp])[];

/** Patterns of the genres. */
export const genreSpellings: Spellings<Genre> = [
  ["Action", /\bactions?\b|あくしょん/],
  ["Adventure", /\badventur(?:e|es|ous)\b|\babenteuer\w*|冒険|あどべんちゃ/],
  ["Award Winning", /\baward(?: winning|s)?\b|\bpreisgekront\w*|受賞/],
  ["Avant Garde", /\bavant ?garde\b|\bexperimental\b|前衛/],
  [
    "Comedy",
    /\bcomed(?:y|ies)\b|\bhilarious\b|\bkomodien?\b|\blustig\w*|\bwitzig\w*|こめでぃ|ぎゃぐ/,
  ],
  ["Drama", /\bdramas?\b|\bdramatic\b|\bdramatisch\w*|どらま/],
  ["Fantasy", /\bfantas(?:y|ies)\b|\bmagical world\b|ふぁんたじ/],
  ["Gourmet", /\bgourmet\b|\bcooking\b|\bfood\b|\bkoch\w*|\bessen\b|料理|ぐるめ/],
  ["Horror", /\bhorror\b|ほら(?:ー|あ)/],
  [
    "Mystery",
    /\bmyster(?:y|ies|ious)\b|\bwhodunn?it\b|\bmyster(?:ium|ios)\w*|\bkrimis?\b|みすてり|推理/,
  ],
  [
    "Romance",
    /\bromances?\b|\bromantic\b|\bromcoms?\b|\brom coms?\b|\blove stor(?:y|ies)\b|\bliebes\w*|\bromanti(?:k|sch)\w*|\bromanzen?\b|恋愛|らぶこめ|ろまんす/,
  ],
  ["Sci-Fi", /\bsci ?fi\b|\bscience fiction\b|\bsf\b|さいえんすふぃくしょん/],
  ["Slice of Life", /\bslice of life\b|\bsol\b|\beveryday life\b|\balltags?\w*|日常系|ほのぼの/],
  ["Sports", /\bsports?\b|すぽ(?:ー)?つ|\bsportanime\w*/],
  ["Supernatural", /\bsupernatural\b|\bghosts?\b|\bubernaturlich\w*|超自然|超常/],
  ["Suspense", /\bsuspense\w*|\bthrillers?\b|さすぺんす|すりら|\bspannend\w*/],
];

/** Patterns of the themes that people ask for. */
export const themeSpellings: Spellings<string> = [
  ["Isekai", /\bisekai\b|異世界|\banother world\b/],
  ["School", /(?<!\b(?:old|new) )\b(?:high )?schools?\b|\bschul\w*|学園|学校/],
  ["Shounen", /\bshou?nen\b|少年(?:漫画|まんが|向け)?/],
  ["Seinen", /\bseinen\b|青年(?:漫画|まんが|向け)/],
  ["Shoujo", /\bshou?jo\b|少女(?:漫画|まんが|向け)/],
  ["Josei", /\bjosei\b/],
  ["Psychological", /\bpsychologi\w+|\bpsycho(?! pass)\b|\bpsychothriller\w*|心理|さいこ/],
  ["Historical", /\bhistor(?:y|ic|ical)\b|\bhistorisch\w*|歴史|時代劇/],
  ["Super Power", /\bsuper ?powers?\b|\bsuperheld\w*|\bsuperhero(?:es)?\b|超能力/],
  ["Military", /\bmilitary\b|\bwar\b|\bmilitar\w*|\bkriegs\w*|戦争|みりたり/],
  ["Mythology", /\bmytholog\w*|神話/],
  ["Mecha", /\bmechas?\b|\bgiant robots?\b|\brobots?\b|\brobotern?\b|めか|ろぼっと/],
  ["Martial Arts", /\bmartial arts?\b|\bkampfsport\w*|\bkung fu\b|武術|格闘/],
  ["Team Sports", /\bteam sports?\b/],
  [
    "Time Travel",
    /\btime (?:travel\w*|loops?|leaps?)\b|\bzeitschleife\w*|\bzeitreise\w*|たいむ(?:とらべる|りーぷ|するっぷ)|時間旅行/,
  ],
  ["Space", /\b(?:outer )?space\b|\bweltraum\w*|\bweltall\b|宇宙/],
  ["Organized Crime", /\b(?:organi[sz]ed )?crime\b|\bmafia\b|\byakuza\b|まふぃあ|やくざ/],
  ["Survival", /\bsurvival\b|\bdeath games?\b|さばいばる|です ?げ(?:ー)?む/],
  ["Music", /\bmusic(?:al)?\b|\bmusik\w*|\bbands?\b|音楽/],
  ["Detective", /\bdetectives?\b|\bdetektiv\w*|探偵/],
  ["CGDCT", /\bcgdct\b|\bcute girls\b|\bsusse madchen\b|美少女日常/],
  ["Girls Love", /\byuri\b|\bgirls? ?love\b|\blesbian\b|\blesbisch\w*|百合/],
  ["Boys Love", /\byaoi\b|\bboys? ?love\b|\bbl (?:anime|manga)s?\b|\bびーえる|ぼーいずらぶ/],
  ["Crossdressing", /\bcross ?dress\w*|女装|男装/],
  [
    "Childcare",
    /\bchild ?care\b|\bparenting\b|\bfatherhood\b|\bsingle (?:dad|father|mother|mom)s?\b|子育て|育児/,
  ],
  ["College", /\bcollege\b|\buniversity\b|\buni\b|大学/],
  ["Anthropomorphic", /\banthropomorphic\b|\bfurry\b|\btalking animals\b|擬人化/],
  ["Performing Arts", /\bballet\b|\bdanc(?:e|ing)\b|\btheat(?:er|re) (?:anime|manga)\b|\btanz\w*/],
  ["Showbiz", /\bshow ?biz\b|\bentertainment industry\b|芸能界/],
  ["High Stakes Game", /\bgambling\b|\bhigh stakes\b|\bgluckspiel\w*|ぎゃんぶる/],
  ["Urban Fantasy", /\burban fantasy\b/],
  ["Love Polygon", /\blove triangles?\b|\bdreiecksbeziehung\w*|三角関係/],
  ["Combat Sports", /\bcombat sports?\b|\bmma\b|\bwrestling\b|格闘技/],
  ["Iyashikei", /\biyashikei\b/],
  ["Vampire", /\bvampires?\b|\bvampir\w*|吸血鬼|ゔぁんぱいあ/],
  ["Samurai", /\bsamurais?\b|侍|さむらい/],
  ["Harem", /\bharem\b|は(?:ー)?れむ/],
  ["Reincarnation", /\breincarnat\w*|\bwiedergeburt\b|転生/],
  ["Gore", /\bgor[ey]\b|\bbrutal\w*|\bblutig\w*|\bbloody\b|\bviolen(?:t|ce)\b|\bgewalt\w*|ぐろ/],
  ["Parody", /\bparod(?:y|ies)\b|\bparodien?\b|ぱろでぃ/],
  ["Mahou Shoujo", /\bmagical girls?\b|\bmahou shoujo\b|魔法少女/],
  ["Video Game", /\bvideo ?games?\b|\bgaming\b|\bvideospiel\w*|げーむ/],
  ["Workplace", /\bworkplace\b|\boffice\b|\bburo\b|仕事|職場/],
  ["Delinquents", /\bdelinquents?\b|不良|やんき/],
  ["Idols (Female)", /\bidols?\b|あいどる/],
  ["Racing", /\bracing\b|\brennen\b|れ(?:ー)?す/],
  ["Kids", /\bkids (?:anime|show|series)\b|\bkinder(?:anime|serie)\w*/],
  ["Medical", /\bmedical\b|\bdoctors?\b|\barzte?\b|医療/],
];

/** Patterns of the types that people name; the values are those of the catalogue. */
export const typeSpellings: Spellings<string> = [
  ["movie", /\bmovies?\b|\bfilme?n?\b|\bfilms?\b|\bkinofilme?\b|映画|劇場版/],
  ["ova", /\bovas?\b/],
  ["ona", /\bonas?\b/],
  ["special", /\bspecials?\b/],
  [
    "tv",
    /(?<!\b(?:on|the|my|in|im) )\btv\b(?! (?:today|tonight|tomorrow|guide|schedule)\b)|\bseries\b|\bserien?\b|てれびあにめ|tvあにめ/,
  ],
  ["light_novel", /\blight novels?\b|らいとのべる|らのべ/],
  ["manhwa", /\bmanhwas?\b|\bwebtoons?\b/],
  ["manhua", /\bmanhuas?\b/],
  ["one_shot", /\bone ?shots?\b|読み切り/],
];

export const seasonSpellings: Spellings<Season> = [
  ["winter", /\bwinter\b|冬/],
  ["spring", /\bspring\b|\bfruhling\w*|\bfruhjahr\w*|春/],
  ["summer", /\bsummer\b|\bsommer\w*|夏/],
  ["fall", /\bfall\b(?! (?:asleep|in|for))|\bautumn\b|\bherbst\w*|秋/],
];

/** What stories are about, beside genres and themes; the values are words that synopses have. */
export const topicSpellings: Spellings<string> = [
  ["alien", /\b(?:aliens?)\b|宇宙人|えいりあん/],
  ["angel", /\b(?:angels?|engeln?)\b|天使/],
  ["apocalypse", /\b(?:(?:post ?)?apocalyp\w+|apokalypse\w*)\b|終末/],
  ["assassin", /\b(?:assassins?|attentater\w*|killer)\b|暗殺/],
  ["baseball", /\b(?:baseball)\b|野球/],
  ["basketball", /\b(?:basketball)\b|ばすけ/],
  ["boxing", /\b(?:box(?:ing|er|ers|en))\b|ぼくしんぐ/],
  ["butler", /\b(?:butlers?)\b|執事/],
  ["card", /\b(?:card games?|cards)\b|かーどげーむ/],
  ["cat", /\b(?:cats?|katzen?)\b|猫/],
  ["chess", /\b(?:chess|schach)\b|ちぇす/],
  ["curse", /\b(?:curses?|cursed|fluche?|verflucht\w*)\b|呪い/],
  ["cyborg", /\b(?:cyborgs?|androids?)\b|さいぼーぐ|あんどろいど/],
  ["demon", /\b(?:demons?|damonen?|devils?|teufel\w*)\b|悪魔|鬼/],
  ["detention", /\b(?:prisons?|gefangnis\w*)\b|刑務所/],
  ["dinosaur", /\b(?:dinosaurs?|dinosaurier\w*)\b|恐竜/],
  ["dragon", /\b(?:dragons?|drachen?)\b|どらごん|竜|龍/],
  ["elf", /\b(?:elf|elves|elfen?)\b|えるふ/],
  ["god", /\b(?:gods?|godd?ess(?:es)?|gott(?:er|heit\w*)?)\b|神様|女神/],
  ["hacker", /\b(?:hackers?)\b|はっかー/],
  ["hunter", /\b(?:(?:bounty )?hunters?)\b|はんたー|賞金稼ぎ/],
  ["king", /\b(?:kings?|kingdoms?|konige?)\b|王国|王様/],
  ["knight", /\b(?:knights?|ritter\w*)\b|騎士/],
  ["magic", /\b(?:magic(?:al)?|magie\w*|spells?|zauber\w*)\b|魔法|魔術/],
  ["maid", /\b(?:maids?)\b|めいど/],
  ["mermaid", /\b(?:mermaids?|meerjungfrau\w*)\b|人魚/],
  ["monster", /\b(?:monsters?|ungeheuer\w*|kreaturen?|creatures?)\b|怪物|もんすたー|怪獣/],
  ["murder", /\b(?:murder(?:s|er|ers)?|serial killers?|morder\w*)\b|殺人/],
  ["ninja", /\b(?:ninjas?|shinobi)\b|忍者|忍び/],
  ["orphan", /\b(?:orphans?|waisen\w*)\b|孤児/],
  ["piano", /\b(?:pian(?:o|os|ists?)|klavier\w*)\b|ぴあの/],
  ["pirate", /\b(?:pirates?|piraten?)\b|海賊/],
  ["princess", /\b(?:princess(?:es)?|prinzessin\w*)\b|お姫様|姫/],
  ["revenge", /\b(?:revenge|vengeance|rache)\b|復讐/],
  ["sea", /\b(?:(?:deep )?seas?|oceans?|meer)\b|海/],
  ["shogi", /\b(?:shou?gi)\b|将棋/],
  ["soccer", /\b(?:soccer|football|fussball\w*)\b|さっかー/],
  ["soldier", /\b(?:soldiers?|soldaten?)\b|兵士/],
  ["spirit", /\b(?:spirits|yokai|youkai|geister\w*)\b|妖怪|精霊|幽霊/],
  ["spy", /\b(?:spy|spies|spione?|agenten?)\b|すぱい/],
  ["sword", /\b(?:swords?|sword ?fight\w*|swordsm[ae]n|schwert\w*)\b|剣/],
  ["tennis", /\b(?:tennis)\b|てにす/],
  ["train", /\b(?:trains|zugen?)\b|電車|鉄道/],
  ["twin", /\b(?:twins?|zwillinge?)\b|双子/],
  ["volleyball", /\b(?:volleyball)\b|ばれー/],
  ["werewolf", /\b(?:werewol(?:f|ves)|werwolf\w*|werwolfe)\b|人狼|狼男/],
  ["witch", /\b(?:witch(?:es)?|hexen?)\b|魔女/],
  ["wolf", /\b(?:wol(?:f|ves)|wolfe?)\b|狼/],
  ["zombie", /\b(?:zombies?|undead|untote\w*)\b|ぞんび/],
];

/** Whether a word in plain form names what stories are about, such as "dragons". */
export const isTopic = onceAWord((word) =>
  topicSpellings.some(([, pattern]) => pattern.exec(word)?.[0] === word),
);

/** Whether a word in plain form names a genre, a theme, a type or a season, and so no title by itself. */
export const isVocabulary = onceAWord((word) =>
  [genreSpellings, themeSpellings, typeSpellings, seasonSpellings].some((spellings) =>
    spellings.some(([, pattern]) => pattern.exec(word)?.[0] === word),
  ),
);

/** The values whose pattern a plain text meets. */
export const spelledIn = <Value extends string>(
  spellings: Spellings<Value>,
  plain: string,
): Value[] => spellings.filter(([, pattern]) => pattern.test(plain)).map(([value]) => value);
