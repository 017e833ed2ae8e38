/** What a question can be after. */
export type Intent =
  | "abuse"
  | "act"
  | "age"
  | "airing"
  | "chapters"
  | "compare"
  | "completed"
  | "continue"
  | "count"
  | "counterpart"
  | "dropped"
  | "duration"
  | "episodes"
  | "find"
  | "finish"
  | "genres"
  | "greet"
  | "have"
  | "help"
  | "inject"
  | "length"
  | "makers"
  | "names"
  | "next"
  | "opinion"
  | "order"
  | "others"
  | "outside"
  | "overview"
  | "planned"
  | "progress"
  | "recommend"
  | "score"
  | "sequel"
  | "size"
  | "source"
  | "spoiler"
  | "status"
  | "synopsis"
  | "thanks"
  | "themes"
  | "trailer"
  | "unsaid"
  | "type"
  | "volumes"
  | "watching"
  | "works"
  | "year";

/** What a question has beside its words. */
export interface Evidence {
  readonly titles: number;
  /** Whether it is about the asker's own lists. */
  readonly isMine: boolean;
  /** Whether it names a genre, a theme, a type, a year, a season or a maker. */
  readonly isFiltered: boolean;
  readonly asksHowMany: boolean;
  readonly namesMaker: boolean;
  /** Whether it names a genre or a theme. */
  readonly namesLabel: boolean;
}

const withTitle = ({ titles }: Evidence) => titles > 0;
const unfiltered = ({ titles, isFiltered }: Evidence): boolean => titles === 0 && !isFiltered;
const withoutTitle = ({ titles }: Evidence) => titles === 0;
const withTwo = ({ titles }: Evidence) => titles > 1;
const mineWithout = ({ isMine, titles }: Evidence) => isMine && titles === 0;
const withTitleUncounted = ({ titles, asksHowMany }: Evidence) => titles > 0 && !asksHowMany;
const titleWithMaker = ({ titles, namesMaker }: Evidence) => titles > 0 && namesMaker;
const labelled = ({ titles, namesLabel }: Evidence) => titles > 0 && namesLabel;
const labelledWithout = ({ titles, namesLabel }: Evidence) => titles === 0 && namesLabel;
const filtered = ({ isFiltered, titles }: Evidence) => isFiltered && titles === 0;

/** All cues of an intent, as [weight, pattern, condition]; patterns are over plain forms, "§" stands for a title. */
type Cues = readonly (readonly [number, RegExp, ((evidence: Evidence) => boolean)?])[];

/** What tells each intent. */
export const cuesByIntent: Readonly<Record<Intent, Cues>> = {
  inject: [
    [
      8,
      /\b(?:invent|make up|fabricate|erfinde)\b.{0,30}\b(?:anime|manga|titles?|shows?|series|something|titel)\b/,
    ],
    [
      9,
      /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines|restrictions|above|before)\b/,
    ],
    [
      9,
      /\b(?:system|hidden|initial|secret) (?:prompt|instructions?|message|rules)\b|\bdeveloper mode\b|\bjailbreak\w*|\bdan mode\b/,
    ],
    [
      8,
      /\byou are (?:now|no longer)\b|\bpretend (?:to be|you|that|the|there|an?)\b|\bact as\b|\brole ?play\b|\bfrom now on\b/,
    ],
    [
      8,
      /\b(?:api keys?|passwords?|secret keys?|access tokens?|credentials|environment variables?|source code|database dump)\b/,
    ],
    [
      8,
      /\b(?:what|which|show|print|tell|give|list|translate|repeat|output|write|summari[sz]e|are)\b.{0,24}\b(?:your|the) (?:own )?(?:\w+ )?(?:instructions?|prompts?|rules|guidelines|configuration)\b|\b(?:deine|eure) (?:anweisungen|regeln|vorgaben|prompts?)\b|あなたの(?:指示|るーる|ぷろんぷと)/,
    ],
    [
      8,
      /\b(?:drop|delete|truncate) (?:the )?(?:table|database)\b|\bselect \* from\b|\bscript alert\b/,
    ],
    [
      8,
      /\brepeat (?:everything|the words|the text|all)\b|\breveal\b.{0,30}\b(?:prompt|instructions?|rules)\b/,
    ],
    [
      9,
      /\b(?:ignoriere?|vergiss|missachte)\b.{0,40}\b(?:anweisung\w*|regeln?|vorgaben|prompts?|befehle?|vorherige\w*)\b|\bsystemprompt\w*|\bpasswort\w*/,
    ],
    [
      9,
      /(?:指示|命令|るーる|ぷろんぷと|制限).{0,8}(?:無視|忘れ|教え|見せ|表示)|(?:無視|忘れ).{0,8}(?:指示|命令|るーる)|しすてむぷろんぷと|ぱすわーど/,
    ],
  ],
  abuse: [
    [
      7,
      /\b(?:fuck\w*|stfu|bullshit|bitch|asshole|idiot|stupid|dumb(?:ass)?|moron|useless|garbage|trash|loser|shut up|hate you|you suck|sucks|piece of shit|shit|crap|kys)\b/,
    ],
    [
      7,
      /\b(?:scheiss\w*|arsch\w*|blod\w*|dumm\w*|halt die (?:klappe|fresse)|verpiss\w*|nutzlos\w*|mist|hurensohn|wichser)\b/,
    ],
    [7, /馬鹿|ばか|あほ|くそ|死ね|役立たず|うざい|きもい|使えない/],
  ],
  spoiler: [
    [
      6,
      /\b(?:who|does|did|do|will|is|how) .{0,40}\b(?:dies?|die|killed|kills?|dead|death of|survives?|betrays?|traitor)\b/,
    ],
    [
      6,
      /\bhow does .{0,40}\bends?\b|\bhow (?:it|they|the story|the series) ends?\b|\bthe (?:ending|final twist|plot twist)\b|\bspoil(?:er|ers|s)?\b|\bwhat happens (?:in|at|to|after|next)\b|\bwho (?:wins|marries)\b|\b(?:killer|murderer|culprit|traitor|villain|plot twist|true identity|secret of)\b|\bwho .{0,30}\bends? up with\b/,
    ],
    [
      6,
      /\b(?:morder|tater|stirbt|sterben|getotet|verrat(?:er)?|spoiler\w*)\b|\bwie (?:endet|geht .{0,30} aus)\b|\bwas passiert\b|\bdas ende\b/,
    ],
    [
      6,
      /死ぬ|死に(?:ます|ますか)|死んだ|殺|ねたばれ|結末|最後(?:は|に)?どう|黒幕|正体|犯人|らすとは/,
    ],
  ],
  others: [
    [
      7.5,
      /\b(?:everyones?|everybodys?|all users|allen nutzern?)\b.{0,20}\b(?:emails?|lists?|addresses|watch\w*)\b|\be ?mail address(?:es)?\b/,
    ],
    [
      7,
      /\b(?:emails?|e mails?|mail address\w*|phone number|home address|ip address|real name) (?:of|from|for)\b|\b(?:someone|somebody|anyone) elses?\b|\bother (?:users?|peoples?|members?)\b|\bwhat is (?:user )?\w+s (?:email|e mail|address)\b|\bemail address\b/,
    ],
    [7.5, /\b(?:of|by|from|for) (?:the )?(?:user|member)\b|\bvon (?:nutzer|benutzer|mitglied)\w*/],
    [
      6,
      /\b(?:user|member) \w+s? (?:watch\w*|list|lists|progress|email)\b|\bwhat (?:has|is) user\b|\bmy friends? \w* ?(?:list|watch\w*)\b/,
    ],
    [
      6,
      /\b(?:andere[rn]?|fremde[rn]?) (?:nutzer\w*|benutzer\w*|mitglieder\w*|leute)\b|\be ?mail ?adresse\b|他の(?:ゆーざー|人|会員)|めーるあどれす/,
    ],
  ],
  greet: [
    [
      3,
      /^(?:hi|hello|hey|yo|hiya|greetings|good (?:morning|evening|afternoon|day)|hallo|moin|servus|guten (?:tag|morgen|abend)|gruss gott|こんにちは|こんばんは|おはよう\S*|やあ|どうも|はじめまして)(?: there| you| bot| tsuzuku| zusammen| all)?(?:$| )/,
    ],
  ],
  thanks: [
    [
      3,
      /\b(?:thanks|thank you|thx|ty|cheers|nice one|danke\w*|vielen dank|super)\b|ありがと|さんきゅ|助かりました/,
    ],
    [
      2,
      /^(?:bye|goodbye|see you|tschuss|ciao|さようなら|ばいばい|ok|okay|cool|great|perfect|nice)\b/,
    ],
  ],
  help: [
    [
      5,
      /\bwhat (?:can|do) you (?:do|know|offer|answer)\b|\bhow (?:do|can) (?:i|you) (?:use|work|help)\b|\bhelp(?: me)?$|^help\b|\bwhat are you\b|\bwho (?:are|made|built) you\b|\bare you (?:an? )?(?:ai|bot|human|robot|real|chatgpt|person)\b|\byour (?:name|features|purpose)\b/,
    ],
    [
      5,
      /\bwas kannst du\b|\bwer bist du\b|\bwas bist du\b|\bhilfe\b|\bkannst du mir helfen\b|\bwobei\b|\bbist du (?:ein|eine)\b/,
    ],
    [5, /何(?:が|を)?でき|できること|使い方|へるぷ|あなたは(?:誰|だれ|何)|手伝/],
  ],
  act: [
    [
      6.4,
      /\b(?:update|mark|log|track|save|note|record|count) (?:it|that|this|my|me)\b|\bi (?:just )?(?:finished|watched|read|saw|completed) (?:episode|ep|chapter|season|it)\b(?! \d+ of .{0,10}\bhow\b)/,
    ],
    [
      5,
      /\b(?:can|could|please|will) ?(?:you)?(?: please)? (?:add|remove|delete|drop|mark|update|rate|set|change|put|import|export|sign|log)\b/,
    ],
    [5, /^(?:add|remove|delete|drop|mark|set|put|update|rate|import|export|change)\b/],
    [5, /\bmark .{0,20}\bas\b|\b(?:add|put) .{0,20}\b(?:to|on) my\b/],
    [
      5,
      /\b(?:fug\w*|setz\w*|markier\w*|losch\w*|entfern\w*) .{0,30}\b(?:hinzu|auf meine|liste|als|von)\b|\b(?:hinzufugen|loschen|entfernen|markieren)\b/,
    ],
    [5, /(?:りすと|予定)に?(?:追加|登録|入れ)|(?:追加|登録|削除)(?:して|お願い)|消して/],
  ],
  episodes: [
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
  chapters: [[4, /\bchapters?\b|\bkapiteln?\b|何章|全何巻何話|章(?:数|は)/]],
  volumes: [[4, /\bvolumes?\b|\btankobon\w*|\bbande?\b(?=.*§|.*\bhat\b)|何巻|巻数|全何巻/]],
  length: [
    [
      3.4,
      /\bhow long (?:is|are|was)\b(?!.*\b(?:each|one|an?|per|single) (?:episode|ep)\b)|\bwie lang (?:ist|sind|war)\b|\bhow big is\b/,
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
    [5, /\b(?:eine|jede|pro|einer) (?:folge|episode)\b/],
    [4, /\bhow long does .{0,12}§ (?:last|run)\b|\bwie lange? (?:geht|dauert|lauft) §/],
    [5, /何分|1話(?:は|あたり|の長さ)|一話(?:は|あたり|の長さ)|上映時間|尺/],
  ],
  finish: [
    [
      9,
      /\b(?:how long|how much time|how many (?:hours|days|weeks|minutes|episodes?)|when (?:will|would|can|could|do|am) i)\b.{0,80}\b(?:watching|reading|in progress|current\w*)\b|\bwie lange?\b.{0,60}\b(?:gerade|aktuell|momentan|schaue?|gucke?|lese|angefangen\w*)\b|(?:今|いま)(?:見|観|読).{0,14}(?:どの?くらい|何時間|いつ|あと)/,
      withoutTitle,
    ],
    [6.4, /\bhow (?:many|much)\b.{0,40}\b(?:left|remaining|to go)\b/],
    [
      6,
      /\btime\b.{0,20}\b(?:need|takes?|required?)\b|\b(?:rest of|finish)\b.{0,10}§.{0,40}\b(?:long|time|when|days?|hours?)\b/,
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
      /\b(?:which|what) (?:\w+ )?season\b|\bwelche[rm]? (?:\w+ )?(?:season|jahreszeit|saison)\b|(?:どの|何)(?:季節|しーずん|くーる)/,
      withTitle,
    ],
    [3.5, /\bwann (?:lief|war|startete|kam|begann|endete|ist|erschien)\b/, withTitle],
  ],
  makers: [
    [3.4, /./, titleWithMaker],
    [5, /\bby\b|\bvon\b/, titleWithMaker],
    [3.4, /^(?:so |and )?(?:who|wer) (?:\w+ )?§$/],
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
  status: [
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
  next: [
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
    [4, /^(?:and |so )?(?:is it based on|whats it based on|what is it based on)\b/],
  ],
  age: [
    [
      4.5,
      /\bage (?:rating|limit|restrict\w*)\b|(?<!\b(?:better|higher|best|highest|lower|worse|top) )\b(?:rated|rating)\b(?! (?:higher|better|lower|worse|out of)\b)|\b(?:for|suitable for|okay for|ok for|good for|appropriate for|safe for) (?:kids|children|a child|my (?:son|daughter|kid|kids)|\d+ year)|\bhow violent\b|\baltersfreigabe\b|\b(?:fur|ab) (?:kinder|wie viel\w* jahren?|welche\w* alter)\b|\bkinder\w*|対象年齢|年齢制限|子供(?:向け|でも|が)|れーてぃんぐ/,
      withTitle,
    ],
  ],
  score: [
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
    [
      2.2,
      /\btell me (?:more )?about\b|\bmore about\b|\binfo(?:rmation)?\b|\bdetails?\b|\bwhat do you know\b|\bwhat is\b|\bwhats\b|\berzahl\w*|\bwas ist\b|\binfos?\b|\bkennst du\b|\bdo you know\b|\bhave you (?:heard|got)\b|とは|教えて|知って/,
      withTitle,
    ],
    [1, /§/],
  ],
  names: [
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
      /\b(?:is there|are there|will there be|exists?|has|have|gets?|getting|got|gibt es|hat|bekommt|kriegt|kommt)\b.{0,30}\b(?:second season|third season|season (?:\d|two|three)|s\d|zweite[rn]? staffel|dritte[rn]? staffel|staffel \d)\b/,
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
  progress: [
    [
      7,
      /\bnext (?:episodes?|eps?|chapters?)\b.{0,40}\b(?:for me|i|my)\b|\b(?:my|which|what) next (?:episode|ep|chapter)\b|\bmeine nachste (?:folge|episode)\b|続きは何(?:話|章)|何(?:話|章)から/,
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
  works: [
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
    [6.4, /\bwhich .{0,20}\b(?:do|should|can) (?:i|we) (?:watch |read )?(?:start|begin|first)\b/],
    [
      7,
      /\b(?:watch|watching|reading|viewing|chronological|right|correct|release) ?order\b|\b(?:what|which) (?:\w+ )?order\b|\border (?:to|should|do|of|for)\b|\bwhere (?:do|should|to) (?:i |we )?(?:start|begin) (?:with|in) |\breihenfolge\b|(?:見る|観る|読む|視聴)順|順番/,
    ],
  ],
  counterpart: [
    [
      5,
      /\b(?:is|are|was) there (?:also )?(?:an? |any )?(?:manga|anime|light novel|novel|movie|film)s?\b|\bgibt es (?:dazu |davon |auch )*(?:einen? |den )?(?:manga|anime|film|light novel)\b|§(?:の|に|は)(?:漫画|あにめ)(?:版|化)?(?:は|も|って|が)?(?:ある|あり)|^(?:漫画|あにめ)(?:版)?(?:は|も|って|が)?(?:ある|あり)|\bdoes .{0,12}§ have (?:an? )?(?:manga|anime)\b/,
      withTitle,
    ],
  ],
  opinion: [
    [
      6,
      /\b(?:best|worst|strongest|favou?rite|greatest|coolest|better|weakest|saddest|funniest) (?:\w+ )?(?:arcs?|episodes?|eps?|characters?|girls?|boys?|waifus?|fights?|moments?|scenes?|villains?|openings?|quotes?|couples?|ships?|seasons?|parts?)\b|\b(?:arcs?|waifu|husbando|fillers?)\b|\b(?:beste[rsn]?|starkste[rsn]?|schonste[rsn]?|lieblings)(?: ?)(?:arcs?|folgen?|figur\w*|charakter\w*|szenen?)\b|(?:一番|最も|最)(?:強い|好きな|面白い)(?:きゃら|話|しーん|回)|最強/,
    ],
  ],
  outside: [
    [
      6.5,
      /\b(?:poem|haiku|essay|joke|recipe|homework|bitcoin|stocks?|world cup|capital of|weather|horoscope|translate|python|javascript|news|football|election|president)\b|\b(?:gedicht|witz|rezept|hausaufgaben?|wetter|hauptstadt|ubersetz\w*|nachrichten|aktien)\b|天気|株価|首都|宿題|れしぴ|翻訳/,
      withoutTitle,
    ],
    [
      6.5,
      /\b(?:write|compose|make up|sing|draw)\b.{0,12}\b(?:poem|haiku|essay|song|story|fan ?fic\w*|script|code)\b|\bschreib\w*\b.{0,16}\b(?:gedicht|lied|geschichte|aufsatz)\b/,
    ],
    [
      6.5,
      /\b(?:solve|calculate|compute|berechne|rechne)\b.{0,20}\d|^(?:whats|what is|wie viel ist|was ist)? ?\d+ (?:\d+|plus|minus|times|mal|x) ?\d*$/,
    ],
  ],
  watching: [
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
    [5.8, /\bich\b.{0,20}\b(?:abgeschlossen\w*|beendet)\b|\bmeine abgeschlossen\w*/, withoutTitle],
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
  count: [
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
      /\b(?:what|which|show|list|did|have|how many|any\w*)\b.{0,30}\b(?:drop|dropped|abandon\w*|g[ia]ven? up|quit|quitted)\b|\bmy dropped\b|\bdropped (?:list|anime|manga|shows?|titles?)\b/,
      withoutTitle,
    ],
    [5.6, /\b(?:abgebrochen\w*|aufgegeben\w*|aufgehort)\b/, withoutTitle],
    [5.6, /(?:途中で)?(?:やめた|止めた|切った|断念した|挫折した)/, withoutTitle],
  ],
  continue: [
    [
      6.4,
      /\b(?:what|which)\b.{0,24}\bcontinue\b|\b(?:pick|choose|select)\b.{0,30}\b(?:my|planned|plan|list|backlog|watch ?list)\b/,
      withoutTitle,
    ],
    [
      5.4,
      /\bwhat (?:should|can|could|do|shall) i (?:watch|read|continue|see)(?: next)?\b.{0,20}\b(?:from|on|of|in)? ?(?:my|list|planned)\b|\bwhat(?:s| is)? next (?:on|for|from)\b|\bpick .{0,20}\b(?:my|planned|list)\b|(?<!\b(?:have|got|are|anything) .{0,30})\b(?:from|off|out of|on) my (?:lists?|plan\w*|watch ?list|backlog)\b|\bwas soll ich als nachstes\b|\bvon meiner (?:liste|merkliste)\b|次に?(?:何を)?(?:見|観)/,
      withoutTitle,
    ],
  ],
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
  recommend: [
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
      /\bin the spirit of\b|§ (?:vibes?|style|esque|like (?:animes?|shows?|series|stor(?:y|ies)|mangas?))\b|\bvibes? (?:of|like)\b/,
    ],
    [
      5.4,
      /\b(?:something|anything|someone|animes?|mangas?|shows?|series|movies?|films?|one|titles?)\b.{0,12}\b(?:shorter|longer|newer|older) than §/,
    ],
    [
      5.4,
      /\b(?:etwas|was|so ?was|animes?|mangas?|serien?|filme?)\b.{0,12}\b(?:(?:kurzer|langer|neuer|alter)\w* als|wie) §/,
    ],
    [5.4, /§より(?:も)?(?:短い|長い|新しい|古い)(?:あにめ|漫画|作品|映画|もの|の)/],
    [
      5,
      /おすすめ|お勧め|お薦め|(?:す|勧|薦)すめて|勧めて|薦めて|似た|似て(?:い(?:る|て)|る)?|みたいな|のような|っぽい|何を(?:見|観|読)(?:れば|たら|よう)|何か(?:面白|いい|良)|同じような/,
    ],
  ],
  find: [
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
      /(?:放送中|連載中|(?:放送|連載)(?:されて|して)い?る|やって(?:い)?る|完結した|(?<![見観読]|読み)終わった|完結済み)の?(?:あにめ|漫画|作品|もの|映画)/,
      withoutTitle,
    ],
    [3.4, /(?:どんな|一覧|ある|あり|探|教えて|見せて|挙げ|何が|何)/, filtered],
    [4, /一番|人気(?:の|な)|最も|最新|最長|最短|有名/, withoutTitle],
    [2.6, /./, filtered],
  ],
  airing: [
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
      /\b(?:air(?:s|ing)?|episodes?|on tv|new|coming out|out|release\w*|schedule)\b.{0,24}\b(?:today|tonight|tomorrow|this week|yesterday|this weekend)\b|\b(?:today|tonight|tomorrow|this week)s?\b.{0,24}\b(?:air\w*|episodes?|anime|on|new|out|schedule)\b|\bwhat(?:s| is)? (?:on|airing)$(?!.*\bmy\b)/,
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
      5,
      /\b(?:air\w*|lauft|kommt)\b.{0,20}\b(?:today|tonight|tomorrow|heute|morgen)\b|(?:今日|明日).{0,10}放送/,
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
