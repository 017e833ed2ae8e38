import type { Language } from "../assistant/language.ts";

/** Wordings of despair in one language, of words as `spokenPlainly` gives them. */
interface Wordings {
  /** Leaves no doubt, whatever stands around it. */
  readonly sure: RegExp;
  /** Is said of stories and jokes as well: counts where neither is spoken of beside it. */
  readonly likely: RegExp;
}

/** Joins wordings to one pattern. */
const anyOf = (...wordings: readonly string[]): RegExp =>
  new RegExp(wordings.map((wording) => `(?:${wording})`).join("|"), "u");

/** What is told in stories, and of whom. */
const stories =
  "animes?|mangas?|shows?|series|movies?|films?|episodes?|eps?|seasons?|arcs?|scenes?|characters?|chars?|mcs?|protagonists?|hero|heroes|heroine|villains?|plots?|stor(?:y|ies)|isekai";

/** With those, what is said of others and of looking for stories. */
const fiction =
  `${stories}|` +
  "who|where|which|whose|he|she|they|someone|somebody|watch|watching|read|reading|see|find|looking|about|recommend|" +
  "serien?|filme?|folgen?|figur(?:en)?|charakter\\w*|held(?:in)?|szenen?|hauptfigur|wo|suche|such|schauen|sehen|lesen|uber|er|jemand";

/** Some words between, none of which is about a story. */
const gap = (most: number): string => `(?: (?!(?:${fiction})\\b)\\w+){0,${most}}`;

/** The end of what was said, or words that only go on about it. */
const end =
  "(?=$| (?:anymore|any longer|again|if|when|because|and|but|like this|like that|without (?:him|her|you|them|my|me)|at all|ever|ever again|today|tonight|tomorrow|forever|im|i|with (?:this|the|my|all|everyone|everything)|in this (?:world|life))\\b)";

/** What is only died of, or for, in jokes. */
const notOfJoy =
  "(?! (?:laughing|than|for\\b|from (?:laugh|cute|cring|joy|happi|embarr|hype|excite|second|bore)|of (?:laugh|cute|cring|bore|embarr|happi|joy|thirst|excite|hunger|second|hype|jealous|envy|curio|shame)|" +
  "in (?:the arms|my waifu|a (?:video )?game|(?:\\w+ )?(?:souls|ring|minecraft))|on (?:that|this) hill|inside|hard|happy|with (?:laugh|excite|joy)|to (?:see|watch|know|read|find|hear|get|play)))";

const kin =
  "(?:\\w+ ){0,2}(?:friend|brother|sister|mom|mum|mother|dad|father|girlfriend|boyfriend|gf|bf|son|daughter|wife|husband|partner|classmate|cousin|roommate|child|kid|bff)";

const self = "myself";
const i = "(?:i|im|ive|id|ill|me|we)";
const want =
  "(?:want|wants|wanted|wanting|wish|hope|hoping|need|needed|deserve|ready|rather|prefer|planning|decided|trying|supposed|feel|feeling|should|thinking|think|thought|thoughts|dream|dreaming|tempted|longing|beg|begging)";
const not = "(?:dont|not|never|didnt|cant|no longer|wouldnt|havent)";

/** Little words that may stand between a wish and what is wished. */
const between =
  "(?: (?:to|be|being|about|of|that|i|im|id|ill|ive|my|me|it|for|like|was|were|am|is|could|would|going|want|wanting|wanted|all|every|day|night|ever|again|own|a|the|idea|thoughts?|ways?|plan|how|if|stop|keep|keeps|thinking|thinkin|imagining|up|in|on|at|with|having|have|had|been|do|can|should|might|tot|get|getting|best|off|quick|peacefully|alone|myself|soon|and|or|today|tonight|better|find|commit|committing|tomorrow|lately|more|end)){0,7}";
const wishing =
  "(?:want|wants|wanted|wish|wished|wishing|hope|hoping|plan|plans|planning|decided|decide|thinking|thinkin|think|thoughts?|imagine|imagining|dream|dreaming|fantasi[sz]\\w+|feel|feeling|considering|considered|contemplating|ready|tempted|rather|prefer|should|might|try|tried|trying|deserve|scared|afraid|urges?|need|close to)";
const dying =
  "(?:die(?! (?:hard|another))|dying|my (?:own )?death|be dead|be gone|unalive|disappear|vanish|overdose|overdosing|(?:commit|committing|of|about|attempt|by|attempted|attempting) suicide(?! (?:squad|boy|island))|end (?:it|things|everything|my life|it all)|ending (?:it|things|everything|my life|it all)|(?:stop|cease) (?:to )?(?:exist|existing|living|breathing|being alive)|take my (?:own )?life|(?:kill|killing|killin|hurt|hurting|harm|harming|hang|hanging) myself)";
const weary =
  "(?:dont|didnt|cant|not|never|why|tired|sick|done|hate|hating|lost|losing|give up on|gave up on|given up on|giving up on|want out of|want to leave|out of|point|reason|reasons|meaning|purpose|sense|pointless|meaningless|worthless|hopeless|matters?|enough|unbearable|deserve|regret|worth|hard|difficult|stand|bear|bored)";
const living =
  "(?:live|living|alive|exist|existing|existence|my life|this life|life|wake up|waking up|be born|being born|breathing|be here|being here|stay here|stay in this (?:world|life)|stay alive|be around|being around|go on living|live or die)";
const besideLiving =
  "(?: (?:to|in|of|for|with|i|im|id|ive|me|my|the|a|this|it|that|is|isnt|are|am|has|have|had|be|been|being|feel|feels|seem|seems|like|see|find|think|should|would|could|can|do|did|does|want|wanting|wanna|keep|keeps|go|going|stay|on|if|any|no|not|dont|left|anymore|much|worth|about|even|ever|all|try|trying|continue|or)){0,6}";

const english: Wordings = {
  sure: anyOf(
    // Any wish for it, and any weariness of life, of the one who speaks.
    `(?:^|\\b(?:i|im|ive|id|ill|me|my)\\b(?: (?!(?:${fiction})\\b)\\w+){0,3} )(?<!\\b(?:dont|not|never|didnt) )${wishing}(?<!\\b(?:dont|not|never|didnt) \\w+)${between} ${dying}\\b${notOfJoy}(?! (?:laughing|into|from|with (?:this|that|the) (?:show|anime|arc)|characters?|(?:${fiction})\\b))`,
    `\\b${weary}${besideLiving} ${living}${end}(?<=\\b(?:i|im|ive|id|ill|my|me|being)\\b.*|^(?:tired|sick|done|why|cant|dont|no|whats|theres|is there|what)\\b.*)(?<!\\b(?:${stories})\\b.*)`,
    `\\b(?:my life|life|living|existence|existing)${besideLiving} (?:meaningless|pointless|hopeless|unbearable|worthless|no meaning|no point|no purpose|no sense|not worth it|isnt worth it|over for me|too hard|torture|hell)(?:\\b(?<=\\b(?:i|im|my|me)\\b.*)| (?:for me|to me))`,
    "\\b(?:i|im|ive|me|my)\\b.*\\bno way out(?: for me)?$|\\bsuicidal and\\b|^and suicidal$|\\bmatter(?:s)? (?:if|whether) i (?:live|die|exist|am alive|am dead)\\b|\\b(?:ive|i) been cutting(?: (?:again|myself|lately|for))?$|\\bcant (?:take|stand|bear|handle|endure) (?:the|this|my|all this|all the) (?:pain|suffering|life|agony|emptiness|loneliness)\\b",
    `\\b(?:happier|better|easier|fine|good)(?: \\w+){0,3} without me\\b|^(?:is it|am i|isnt it) (?:\\w+ ){1,3}(?:for me )?(?:to )?want(?:ing)? to (?:die|be dead|disappear)\\b|\\bdont care (?:if|whether) i (?:die|live|wake up|am alive|get hurt)\\b|\\b(?:i|ive|have|with|holding)\\b(?: \\w+){0,3} (?:pills|knife|razor|blade|rope|noose|gun) (?:in my hands?|ready|next to me|to my|around my)\\b|\\bmy (?:own )?funeral\\b|\\b(?:i|id|im|ill)\\b(?: \\w+){0,3} (?:happier|better|better off) dead\\b|\\bdeath (?:would be|is|sounds|seems|feels)(?: \\w+){0,3} (?:relief|peaceful|peace|nice|better|easier|answer|solution|way out|only option|comforting)\\b|\\b(?:i|ive)(?: \\w+){0,2} (?:swallow|swallowed|took|taken|taking|take|popped)(?: \\w+){0,4} (?:pills|tablets|sleeping pills|bleach)\\b|\\b(?:dont|cant|never)(?: want to)? (?:see|imagine|picture) (?:(?:a|any|my|the) )?(?:tomorrow|future|living|another (?:day|year))\\b(?! (?:diary|s\\b|trunks))|\\b(?:living|being alive|existing|life) (?:hurts|is (?:painful|torture|agony|exhausting))\\b(?! to watch)|\\b(?:i|ill)\\b.*\\bmake it through (?:the|this|another) (?:night|day|week)\\b`,
    `\\b(?:happier|better|relieved|easier|better off|glad) (?:off )?(?:for \\w+ )?if i (?:wasnt|werent|were not|was not|was|were|died|disappeared|never)\\b`,
    // Doing it to oneself.
    `\\b(?:kill|killing|killed|hang|hanging|shoot|shooting|drown|drowning|poison|poisoning|unalive|stab|stabbing|strangle|end|ending|delete) ${self}\\b(?! (?:laughing|off laughing|over (?:this|that) (?:arc|puzzle)))`,
    `(?<!\\b(?:show|showing|shut|take|get|pat|piss|back) )\\boff ${self}\\b`,
    `\\b(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|starve|starving) ${self}\\b(?! (?:off|some|short|a|laughing|out)\\b)`,
    `\\bdo (?:something|anything)(?: \\w+)? to ${self}\\b|\\bdo ${self} in\\b`,
    "\\bkms(?:ing)?\\b(?<!\\b(?:many|how|few|\\d+) kms)(?! (?:long|away|per|from|of|tall)\\b)",
    "\\b(?:end|ending|ended|take|taking) my life\\b(?! (?:back|serious))",
    "\\bend it all\\b",
    "\\b(?:slit|slitting|cut|cutting|slash|slashing|open) my (?:wrists?|throat|veins?|arms?|thighs?|legs?)\\b",
    `\\b${i}\\b${gap(6)} (?:overdose|overdosing|od on)\\b|\\btake all (?:my|the|these) (?:pills|meds|medication)\\b|\\bhow many (?:\\w+ )?pills\\b`,
    `\\bjump(?:ing)? (?:off|from|out of|in front of|under|into) (?:a|the|my|this|some) (?:\\w+ )?(?:bridge|roof|rooftop|building|balcony|window|cliff|train|bus|car|truck|traffic|tower|rails|tracks)\\b(?<=\\b(?:i|me|id|im|ill|want to|going to|should)\\b.*)(?! kun)`,
    `\\b${i}\\b${gap(5)} (?:commit|committing|attempt|attempting|attempted|consider|considering|contemplate|contemplating|plan|planning|think(?:ing)? (?:of|about)|thoughts of|try|tried|to) (?:a )?suicide\\b(?! (?:squad|club|boy|island|circle))`,
    `^(?:want to |how (?:to|do i|can i|would i|should i) |should i |might |going to )${gap(2)} ?commit(?:ting)? suicide\\b`,
    `^(?:thinking|think|thoughts|dreaming) (?:about|of) (?:suicide|dying|death|killing)\\b(?! (?:note|parade|squad|march|billiards))|(?:wantto|wanna)die|killmyself|endmylife`,
    `\\b${i}\\b${gap(3)} suicidal\\b(?! (?:mcs?|character|protag|hero|girl|boy|guy|anime|manga|idiot|people))|^(?:feeling |very |been )*suicidal$|\\b(?:having|have|my|had|getting) (?:\\w+ )?suicidal (?:thoughts|ideation|feelings|urges)\\b|^suicidal (?:thoughts|ideation|feelings)\\b|^suicide$`,
    `\\b(?:i|my)\\b${gap(3)} (?:suicide (?:note|letter|plan)|goodbye (?:note|letter))\\b`,
    `\\b${i}\\b${gap(4)} unalive(?: ${self})?$`,
    `\\b${i} (?:\\w+ )?(?:selfharm(?:ed|ing)?|relapsed)\\b|\\b${i}\\b${gap(4)} (?:urges?|want|started|start|been) (?:to )?(?:selfharm\\w*|cut(?:ting)?(?: (?:again|${self}|my)\\b|$))`,
    // Wishing for it.
    `(?:^|\\b(?:and|but|because|why do|why did|${i}) )(?<!\\b(?:who|says?|said|saying|called|named|titled) )(?:${i} )?(?:\\w+ing )?(?<!${not} )${want}(?: (?:to|for|like|it|id|i|of|about|be|being|going|want|could|can|would|able|peacefully|quietly|all))* (?:die|dying|be dead|dead|disappear|vanish|unalive|stop existing|stop living|cease existing|cease to exist|not exist|not existing|not be (?:here|alive|around)|not wake up|never wake up|never exist\\w*|sleep forever|leave this (?:world|life|earth)|be gone forever)\\b${notOfJoy}(?! (?:into|from work|from (?:school|the internet)|characters?))`,
    `\\bwish i (?:was|were|am|could be|had been|would be) (?:dead|never born|not born|not alive|not here|gone|no longer (?:here|alive))\\b|\\bwish i (?:wasnt|werent|was not|were not) (?:here|born|alive|around|living)\\b|\\bwish (?:i|id|ive)(?: (?:had|was|were|have|could|would))? (?:never|not) (?:been |be )?(?:born|exist\\w*|wake up|woken up|woke up)\\b|\\bwish i (?:didnt|wouldnt|dont) (?:exist|have to (?:live|exist|wake up|be here|be alive)|wake up(?! (?:so|early|late|at|for|to)))`,
    `\\bi (?:should|ought to) (?:be dead|die|not (?:be alive|exist|be here)|disappear|have died|have never been born|never have (?:been born|existed))\\b|\\bi (?:shouldnt|should not|never should) (?:have been born|exist|be alive|be here)\\b|\\b(?:regret|sorry for|hate) (?:ever )?being (?:born|alive)\\b`,
    `\\b${i} (?:dont|do not|didnt) deserve to (?:live|exist|be alive|be here|breathe)\\b|\\b(?:i|im|id be) (?:\\w+ )?better (?:off )?dead\\b|\\b(?:id|i would|i) rather (?:be dead|die|not (?:be alive|exist|live))\\b(?! than)`,
    `\\b(?:better|happier|easier|best|fine|good|better off) (?:for (?:everyone|everybody|all|them|the world) )?(?:if i (?:was|were|am|wasnt|werent|died|die|did|didnt|disappear\\w*|never|stopped|vanish\\w*)|without me)\\b`,
    `\\b(?:nobody|anybody|anyone|who|everyone|somebody|people|they|would)\\b(?: \\w+){0,2} (?:miss|notice|care|cry|mourn|remember|bother|mind|sad)(?: \\w+){0,2} (?:if|when|that|once) i (?:die|died|was dead|were dead|was gone|were gone|am gone|m gone|disappear\\w*|vanish\\w*|wasnt|werent|didnt|killed|stopped|left this|left forever|never existed)\\b`,
    `\\bif i (?:died|die|disappeared|vanished|was gone|were gone|killed ${self}|wasnt here|werent here|was dead)${gap(4)} (?:nobody|anyone|who|would anyone|everyone|they|the world|no)\\b|\\b(?:nobody|anyone|anybody|who)(?: would| will| ll| d)? miss me\\b`,
    // Not living on.
    `\\b${not} (?:want|wish|care|wanting|feel like|see ${self}|plan|desire)(?: to| on)? (?:live|living|be alive|being alive|exist|existing|be here|being here|wake up|waking up|go on living|keep living|continue living|be living|stay alive|be on this (?:earth|planet|world)|be in this (?:world|life))${end}`,
    `\\b(?:hope|wish|want|wanted|pray|sleep|asleep|bed|if)\\b.{0,40}\\b(?:never|not|dont|didnt|wouldnt|wont|dont have to|didnt have to) (?:have to )?wake up\\b(?! (?:early|late|so|at|for|to|in time|before)\\b)|^never wake up\\b`,
    `\\b(?:any|no|find|see|without|whats|whats the|theres|a|the|one|good|lost|losing|lose|my|all|reason|point)(?: \\w+){0,2} ?\\b(?:reason|reasons|point|purpose|sense|use|will|strength|energy|desire|motivation|courage)(?: left| anymore| for me| for anyone)* (?:to|in|of|for|me) (?:me )?(?:live|living|exist|existing|be alive|being alive|stay alive|staying alive|keep living|continue living|go on living|be here anymore)${end}`,
    `\\bwhy (?:am i|should i|do i|must i|did i|bother|do i have to|are we)(?: \\w+){0,2} (?:alive|living|exist|existing|born|go on living|keep living)${end}|\\bwhy was i(?: \\w+)? born\\b`,
    `\\b(?:nothing|nobody|dont have anything|no reason|not much|little|havent anything)(?: \\w+){0,2} to live for\\b|\\b(?:lost|losing|lose|no|gone is|zero)(?: \\w+)? will to live\\b(?<=\\b(?:i|ive|im|my|have|got|with)\\b.*)`,
    `\\bmy life (?:is|isnt|has|feels|seems|was)(?: \\w+){0,2} (?:worth living|worth it|meaningless|pointless|hopeless|unbearable|over|worthless|no meaning|no point|no purpose|nothing left)\\b|\\blife (?:is not|isnt|is no longer|aint|not)(?: \\w+)? worth (?:living|it)\\b`,
    `\\b(?:tired|sick|exhausted|done|hate|hating|weary|fed up)(?: of| with| from| by)? (?:living|being alive|existing|my life|my existence|breathing|life and)${end}`,
    `\\bcant (?:live|keep living|go on living|stay alive|be alive)(?: like this)?${end}`,
    `\\b(?:give|giving|gave|given) up on (?:living|my life)\\b|\\bwant (?:my life|the pain|this pain|my pain|all (?:this|the|my) pain|my suffering|the suffering|it all|everything|my existence)(?: to)? (?:end|stop|be over|to end|to stop|gone)`,
    `\\b(?:wont|not going to|dont think ill|dont plan to|not)(?: be)? (?:be )?(?:here|alive|around) (?:tomorrow|next (?:week|month|year)|longer|by (?:then|tomorrow)|when)${gap(3)}(?<=\\b(?:i|im|ill)\\b.*)|\\bgoodbye (?:cruel )?world\\b|\\bmy last (?:message|goodbye|words) (?:to|before)\\b|\\b(?:this is|its) my last (?:message|goodbye)\\b|\\b(?:my )?last (?:day|night|hours?) (?:alive|on (?:this )?earth)\\b(?<=\\bmy\\b.*)`,
    `\\b(?:painless|easiest|quickest|fastest|peaceful|easy|quick|least painful)(?: \\w+)? (?:way|ways|method|methods|death)(?: (?:to|for) (?:me |${self} )?(?:die|dying|go|end|kill|suicide|commit))?$`,
    // Somebody close to the asker.
    `\\bmy ${kin}\\b(?: (?!(?:animes?|mangas?|shows?|watch\\w*|read\\w*|characters?|movies?|series|about|who|see|recommend)\\b)\\w+){0,7} (?:(?:kill|killing|hurt|hurting|harm|harming|cut|cutting) (?:him|her|them|him ?self|her ?self|them ?self|themselves)\\b|himself$|suicidal\\b|to die\\b|suicide\\b|(?:end|take|ending|taking) (?:his|her|their) life\\b|selfharm\\w*|kms\\b)${notOfJoy}`,
  ),
  likely: anyOf(
    `\\b(?:any|no|find|see|without|theres|one|good)(?: \\w+)? ?(?:reason|reasons|point|purpose|sense|use|strength|energy|motivation)(?: left| anymore)? (?:to|in|of|for) (?:go on|going on|keep going|carry on|carrying on|continue|continuing|wake up|waking up|get up|getting up|try|trying|anything|it all|life|my life|stay|staying|being here|be here)${end}`,
    `^(?:\\w+ )?(?:whats|what|wheres) the (?:point|use|sense) (?:of|in) (?:life|my life|it all|everything|anything|going on|trying|being here|this life|all this)${end}|^why (?:go on|keep going|bother (?:going on|trying|with life))${end}|^whats the point anymore$|^theres no point(?: (?:anymore|in anything))?$`,
    `\\bi(?:m| am)? (?:cant|can not|not able to|unable to) (?:go on|do this|take (?:it|this|life|the pain)|keep going|keep doing this|carry on|bear (?:it|this)|handle (?:it|this|life)|cope|stand (?:it|this|life))(?: \\w+)? ?(?:anymore|any longer|like this|life|$)|^cant (?:go on|do this|take (?:it|this)|keep going)(?: anymore| like this)?$`,
    `\\b(?:nobody|anyone|anybody) (?:would |will )?(?:notice|care|miss me|love|loves|loved|need|needs|care|cares)(?: about)?(?: me)?${end}`,
    `^(?:everyone|everybody|the world|they all|all) (?:hates|hate) me\\b|\\bi hate (?:${self}|my life|being me|life|existing)${end}|\\b(?:im|i feel|feel|feeling|i am) (?:like )?(?:such )?(?:a )?(?:hopeless|worthless|a burden|burden|a waste of (?:space|oxygen|air)|waste of (?:space|oxygen))${end}|\\ba burden (?:to|on|for) (?:everyone|everybody|my|others|people|them|all)\\b`,
    `^(?:im )?(?:tired|sick|exhausted|done|fed up|over|weary) (?:of|with) (?:life|everything|this life|this world|it all|being here|waking up|trying|fighting|the world)${end}`,
    `^(?:life|existence|living|everything) (?:is|feels|seems|has)(?: \\w+)? (?:hard|meaningless|pointless|hopeless|unbearable|no meaning|no point|worthless|suffering|pain)${end}|^nothing matters(?: anymore)?$|^(?:is )?life (?:is )?(?:\\w+ )?worth (?:living|it)$|^theres no hope(?: left)?(?: for me)?$|^(?:i (?:can )?see |theres |see |ive |i have )no way out(?: for me)?$|^no way out for me$|\\bno future for me\\b`,
    `\\bi(?:ve)? (?:have )?(?:give|gave|given|giving|lost|losing)(?: up)?(?: on)? (?:life|everything|all hope|hope|any hope|the will to live|my will to live)${end}|\\bim giving up on (?:life|everything)`,
    `\\b(?:i|im|ill|id)\\b${gap(3)} end (?:it|things|everything|this)(?: tonight| today| now| here| soon| once and for all)?$`,
    `^(?:someone|somebody|anyone|god|lord) kill me(?: now| already| today)?$|\\b(?:wish|want|hope)(?: that)? (?:someone|somebody|something|a (?:truck|car|bus|train)|you) (?:would |will |could |to |d )?(?:kill|shoot|hit|hits|end|run over|runs over) me\\b|^let me die\\b`,
    `\\b(?:nobody|anyone|nothing) (?:can|could|will|is going to) (?:help|save) me(?: anymore)?$|^i (?:dont|do not) belong (?:here|in this world|anywhere)$|^(?:this is|its) (?:my |a )?(?:goodbye|final goodbye|the end for me|my end)$|^(?:i (?:want|need) to )?say (?:my )?(?:final |last )?goodbyes?(?: to everyone)?$`,
    "^(?:shinitai|kietai)(?: desu| yo| na)?$|^(?:im|i feel|feeling) (?:in |full of )?despair$|^(?:i )?(?:dont|do not) want to be (?:here|alive|me)(?: anymore)?$|\\bwant to (?:disappear|vanish)\\b(?! into)|^(?:painless|peaceful) death$",
  ),
};

const ich = "(?:ich|mir|mich|mein\\w*)";
const dazwischen =
  "(?: (?:ich|mir|mich|mein|meine|meinem|meines|das|dieses|dem|den|einen|ein|eine|der|die|zu|mehr|nicht|gar|am|im|an|auf|auch|fur|es|gerne?|liebsten|weiter|ist|hat|macht|sei|ware|wurde|will|habe|bin|gestern|heute|wieder|jeden|tag|abend|morgen|standig|daran|daruber|nach|ganz|dass|wenn|alle|alles|kein|keinen|keine|selbst|selber|lieber|wie|es|und|einer|was|etwas|brucke|dach|zug|balkon|zum|vom|von|vor)){0,7}";
const german: Wordings = {
  sure: anyOf(
    `\\b(?:ich|mir|mich|mein\\w*)\\b${dazwischen} (?:umbringen|umzubringen|umbringe|geritzt|ritzen|ritze|selbstmord|suizid|lebensmude|erhangen|aufhangen|springe|springen|antue|antun|zu sterben|tot sein|totlich)\\b(?! (?:in|als|lust)\\b)(?<!\\b(?:anime|manga|serie|film|uber|charakter|figur)\\b.*)`,
    `\\b(?:ich|mir|mich|mein\\w*|wozu|wofur|warum|weshalb)\\b${dazwischen} (?:nicht mehr|kein(?:en|e)?|nie wieder|niemals|satt|mude|sinnlos|wertlos|ertrage|ertrag|hasse|verloren|aufgegeben|wofur|wozu|umsonst|beenden)?${dazwischen} ?\\b(?:leben|lebe|lebens|lebenswillen?|lebensmut|lebenslust|existieren|existiere|aufwachen|aufzuwachen|am leben|weiterleben|lebenswert)(?: (?:nicht )?(?:mehr|nicht mehr|will|mochte|soll|sollte|beenden|satt|ist|ware|wert|aus|durch))*$(?<=\\b(?:nicht|kein|keinen|keine|nie|niemals|satt|mude|sinnlos|ertrage|ertrag|hasse|verloren|wozu|wofur|warum|weshalb|beenden)\\b.*)(?<!\\b(?:anime|manga|serie|film|uber|charakter|figur|warten|lesen|schauen)\\b.*)`,
    "\\b(?:auffallen|vermissen|merken|interessieren|stort|kummern|traurig|besser|egal|leichter|glucklicher)(?: \\w+){0,2} (?:wenn|dass|falls|ob) ich (?:\\w+ )?(?:weg|tot|nicht mehr|verschwunden|gestorben|sterbe|nie)\\b",
    "\\b(?:bring|bringe|brachte) (?:ich )?mich(?: \\w+){0,3} um\\b(?! (?:sieben|acht|neun|\\d|vor))",
    "\\bmich (?:selbst |selber )?(?:(?:\\w+ )?(?:umbringen|umzubringen|umgebracht|toten|zu toten|erhangen|aufhangen|zu erhangen|erschiessen|zu erschiessen|vergiften|ertranken|ritzen|zu ritzen|geritzt|verletzen|zu verletzen|schneiden|zu schneiden|aufschlitzen)|vor (?:den|einen|die) (?:zug|bahn|bus)|von (?:der|einer|einem) (?:\\w+ )?(?:brucke|dach|hochhaus))",
    "\\b(?:ritze|ritz|verletze|schneide|hasse und ritze) (?:ich )?mich(?: wieder| selbst| selber)?(?=$| (?:und|seit|weil|wenn|immer|damit|jeden)\\b)|\\bich mich (?:\\w+ )?(?:ritze|ritzen|ritz|umbringe|verletze|tote|schneide)\\b",
    "\\b(?:mir|meinem|mein|mich)(?: \\w+){0,2} leben (?:zu )?(?:nehmen|genommen|nehme|ein ende|beenden|zu beenden|zu setzen)\\b|\\bnehme? (?:ich )?mir das leben\\b|\\b(?:dem ganzen|meinem leben|allem|meinem leiden) ein ende\\b",
    `\\b(?:ich|dass|weil|und|aber)\\b${gap(2)} (?:will|mochte|wollte|wurde|wunsche|wunschte|muss|sollte|kann|konnte|hoffe|gerne?|am liebsten|lieber)(?: (?!nicht (?:sterben|tot|verschwinden))(?:mir|ich|am|liebsten|lieber|gerne?|auch|nicht|mehr|heute|nachts|endgultig|fur|heimlich)){0,4} (?:sterben|tot(?: sein)?|verschwinden|nicht mehr (?:leben|existieren|da sein|hier sein|aufwachen|weiterleben|sein)|tot zu sein|zu sterben)\\b(?! (?:vor (?:lachen|neugier|scham|aufregung)|fur|lassen))`,
    "^(?:will|mochte|wollte|am liebsten)(?: (?:ich|gerne?|am|liebsten|lieber))* (?:sterben|tot sein|verschwinden|nicht mehr leben|nicht mehr da sein|nicht mehr aufwachen)\\b(?! (?:vor lachen|fur))|\\bich (?:lieber |gerne? |am liebsten )*sterben (?:will|mochte|wollte|wurde)\\b|\\b(?:dass|wenn|weil) ich sterbe$|^sterben (?:will|mochte) ich\\b",
    "\\b(?:war|ware|sei)(?:e)?(?: ich)?(?: doch| am liebsten| lieber| gerne?| besser| bloss)* (?:tot|nie geboren|niemals geboren|nicht geboren|nicht mehr da|nicht mehr am leben)\\b|\\bich (?:war|ware|bin) (?:doch |am liebsten |lieber |gerne? |besser )+tot\\b|\\b(?:nie|niemals|nicht) geboren (?:worden|ware|war|sein)?\\b(?<=\\b(?:ich|mich|wunscht?e?)\\b.*)|\\bbesser (?:tot|wenn ich (?:tot|nicht|weg|nie))\\b|\\blieber tot\\b",
    `\\b${ich}\\b${gap(4)} (?:selbstmord|suizid|suizidal|suizidgedanken|selbstmordgedanken|selbstmordgefahrdet|lebensmude)\\b|^(?:habe |hatte )?(?:wieder |starke |standig )*(?:suizidgedanken|selbstmordgedanken|suizidal)\\b|\\b(?:denke|denk|nachdenke)\\b${gap(3)} (?:an|uber) (?:selbstmord|suizid|den tod)\\b(?<=\\bich\\b.*)`,
    "\\b(?:niemand|kein mensch|kein schwein|wer)(?: \\w+)? mich(?: \\w+)? (?:vermissen|vermisst|vermisse)\\b|\\bmich (?:wurde |wird )?(?:\\w+ )?(?:niemand|kein mensch|kein schwein|eh niemand)(?: \\w+)? (?:vermissen|vermisst)\\b|\\b(?:niemand|kein mensch|wer) (?:vermisst|vermissen) mich\\b|\\b(?:vermissen|vermisst|merken|merkt|auffallen|bemerken|interessieren|kummern|traurig|egal|stort|storen) (?:\\w+ )?(?:wenn|dass|falls|ob) ich (?:\\w+ )?(?:weg|tot|sterb\\w*|sterben|verschwind\\w*|nicht mehr|gestorben|verschwunden|umbring\\w*|mich umbring\\w*)\\b|\\bwenn ich (?:\\w+ )?(?:weg|tot|nicht mehr da|nicht mehr hier|verschwunden|gestorben) (?:ware|war|bin|sein)?\\b",
    "\\bohne mich (?:\\w+ ){0,5}(?:besser|glucklicher|leichter)\\b|\\b(?:glucklicher|leichter)(?: \\w+){0,3} ohne mich\\b|^bin (?:\\w+ )?(?:suizid|selbstmord)\\w*|\\bbesser(?: \\w+){0,3} ohne mich\\b|\\bbesser(?: \\w+){0,2} wenn es mich nicht\\b",
    "\\b(?:kein|keinen|keine|was|welchen|welcher|ohne|wo|der|den|einen|welch|sehe|sinn)(?: \\w+){0,3} (?:sinn|grund|lust|kraft|mut|wille|willen|zweck)(?: mehr)?(?: \\w+){0,2} (?:zu leben|weiterzuleben|weiter zu leben|am leben|im leben|mein leben|meinem leben|meines lebens|zu existieren|dazusein|da zu sein|aufzuwachen|leben$|weiterleben|auf (?:das |dieses |mein )?leben|aufs leben|zum leben)\\b(?! (?:in|mit) )",
    "\\b(?:wozu|warum|wofur|weshalb|wieso)(?: (?:lebe|bin|existiere|soll|sollte|muss|wurde)(?: ich)?| ich| weiter)*(?: nicht)? (?:leben|lebe ich|weiterleben|am leben|existiere ich|geboren|existieren|lebe|weiter leben)(?=$| (?:soll|sollte|wenn|bin|ich|weiter)\\b)",
    "\\b(?:das|mein|dieses|so ein) leben (?:ist|hat|macht|ware)(?: \\w+){0,2} (?:sinnlos|keinen sinn|wertlos|nicht lebenswert|nichts wert|nicht wert|vorbei|unertraglich|am ende|keinen wert)\\b|\\b(?:hat|macht|ist) (?:mein|das) leben (?:\\w+ ){0,2}(?:keinen sinn|sinnlos|sinn)\\b|\\b(?:kein|keinen) (?:bock|lust|kraft) mehr (?:auf|zu|aufs|zum|fur) (?:das |mein |dieses )?leben\\b|\\bnichts (?:mehr )?(?:wofur|fur das) (?:es sich (?:zu leben )?lohnt|ich lebe|sich .{0,12}leben)\\b",
    "\\b(?:will|mochte|kann|mag|wurde)(?: ich)? nicht mehr (?:leben|weiterleben|weiter leben|aufwachen|da sein|hier sein|existieren|auf dieser welt|am leben|sein)\\b|\\bnicht mehr (?:leben|weiterleben|da sein|aufwachen|existieren) (?:will|mochte|kann|mag|wollen|muss|mussen)?(?=$| )(?<=\\b(?:ich|will|mochte|gern|liebsten|hoffe)\\b.*)|\\b(?:nie wieder|nie mehr|niemals) aufwachen\\b|\\beinschlafen und (?:nie|nicht)\\b|\\bmorgen nicht mehr (?:aufwachen|da|hier)\\b|\\bmorgens? nicht (?:mehr )?aufwachen\\b",
    "\\b(?:lebensmude|des lebens mude|lebensuberdrussig)\\b(?<=\\b(?:ich|bin|so)\\b.*)|\\b(?:lebenswillen?|lust am leben|freude am leben) (?:\\w+ )?verloren\\b|\\b(?:mag|will|halte) (?:dieses |das |mein )leben nicht mehr\\b|\\b(?:schlaftabletten|tabletten|pillen)(?: \\w+){0,5} (?:sterben|tot|totlich|schlucken|nehmen muss)\\b|\\bwie viele (?:schlaf)?tabletten\\b|\\bschmerzlos (?:sterben|umbringen)\\b",
    `\\b(?:mein|meine|meinem|meiner) (?:\\w+ ){0,2}(?:freund|freundin|kumpel|bruder|schwester|mutter|vater|sohn|tochter|mama|papa|mann|frau|kollegin?|mitbewohner(?:in)?|kind)\\b${gap(5)} (?:umbringen|umzubringen|sterben (?:will|mochte)|sterben$|suizidal|ritzt|ritzen|selbstmord\\w*|suizid\\w*|das leben nehmen|nicht mehr leben)\\b`,
  ),
  likely: anyOf(
    "^(?:aber |und |weil )?ich kann (?:\\w+ )?nicht mehr$|^kann nicht mehr$|^ich (?:halte|halt)(?: \\w+){0,2} nicht (?:mehr )?(?:langer )?aus$|^ich will nicht mehr$|^ich mag nicht mehr$|^ich schaffe? (?:es|das) nicht mehr$|^es geht nicht mehr$",
    "^(?:es |das |alles )*(?:hat|macht)(?: \\w+)* keinen sinn(?: mehr)?$|^alles (?:ist )?(?:\\w+ )?(?:sinnlos|hoffnungslos)(?: geworden)?$|\\b(?:kein|keinen) (?:ausweg|hoffnung|sinn) mehr\\b|\\bkeinen ausweg\\b|\\bkeine hoffnung mehr\\b|\\bsinn des lebens verloren\\b",
    "\\bich (?:bin|ware|falle)(?: \\w+){0,3} (?:eine |zur )?last\\b|\\bich hasse (?:mein leben|mich|mich selbst|mich selber|das leben)$|\\bich bin (?:\\w+ )?(?:wertlos|nichts wert|ein nichts|uberflussig|zu nichts nutze)\\b|\\b(?:niemand|kein mensch) (?:liebt|braucht|mag|will) mich\\b|\\bmich (?:liebt|braucht|mag|will) (?:\\w+ )?niemand\\b|\\b(?:ich )?(?:will|mochte) (?:\\w+ )?(?:verschwinden|weg sein)$|\\bich gebe? (?:mich |das leben )?auf$|\\b(?:alles|es)(?: \\w+)? beenden$|\\b(?:mit allem|endgultig) schluss\\b|\\bich habe? (?:\\w+ )?(?:genug vom leben|das leben satt)\\b|\\bnichts hat mehr (?:einen )?sinn\\b",
  ),
};

/** Whom Japanese sentences tell of: those of stories, and those whom the asker knows. */
const told =
  "(?:きゃら|主人公|ひろいん|少女|少年|人物|あにめ|漫画|まんが|作品|映画|どらま|小説|しーん|物語|げーむ|題名|たいとる|曲)";
const notTold = `(?!.{0,14}${told})`;
const close =
  "(?:友達|友人|親友|彼女|彼氏|弟|妹|兄|姉|母|父|お母さん|お父さん|家族|息子|娘|後輩|先輩|同級生)";

const japanese: Wordings = {
  sure: anyOf(
    `生きて(?:い)?く(?:自信|気力|力|元気|希望|の)(?:が|は|も)?(?:もう)?(?:な(?:い|く)|つら|辛|しんど|嫌|怖|無理)${notTold}|(?:どうして|なんで|なぜ|何のために)(?:.{0,4})生き(?:て(?:い)?る|てなき|なきゃ|なければ)(?:んだろ|のだろ|のか|の$|んですか|の?かな|$)${notTold}|(?:明日|朝)(?:が|なんて|なんか)?(?:もう)?(?:来|こ)な(?:ければ|きゃ|くていい|いで)${notTold}`,
    `死に(?:たい|て[ぇえ]|たかった)(?!(?:なら|人向け|がり|ひと))${notTold}|死にたく(?:な(?:る|った|って)|て)${notTold}|(?:^| |もう|すごく|ほんとに|まじで?|今すぐ)しに(?:たい|て[ぇえ])${notTold}|死のう(?:と|かな|か)${notTold}|死ぬ(?:しか|つもり|方法)${notTold}|(?:どうやって|楽に|簡単に|苦しまずに)死(?:ぬ|ね|に)${notTold}`,
    `自殺(?:したい|したく|しよう|を考え|しか|する(?:しか|方法)|の?方法|願望|未遂)${notTold}|希死念慮${notTold}`,
    `(?:^| |から|もう|今すぐ|りたい|て)消え(?:たい|てしまいたい|て(?:い)?なくなりたい|ちゃいたい|たくな)${notTold}|消えてしまいたい|(?:い|居)なくなり(?:たい|たくな)${notTold}|消えた(?:ほう|方)が`,
    `生き(?:てい|て)?たく(?:ない|無い|なく)${notTold}|生き(?:る|てる|ている|てく|ていく)(?:の|こと)(?:が|は|に|も)?(?:もう)?(?:つら|辛|しんど|嫌|いや|やだ|疲れ|つかれ|苦し|やめ|めんど|面倒|無理|限界)${notTold}`,
    `生き(?:る|てる|ている|てく|ていく)(?:意味|価値|理由|希望|気力|資格|目的)(?:が|は|も|って|なんて)?(?:もう)?(?:な(?:い|か|く)|無|ありません|わから|分から|見つから|見いだせ|見出せ|失|何|あるの|あるん|ある$)${notTold}`,
    `生きて(?:い)?て(?:も)?(?:意味|仕方|しょうが|しかた|無駄|いいこと|何|ごめん|楽しくない|辛い|つらい)${notTold}|自分を(?:傷つけ|刺し|切り)${notTold}|(?:誰|だれ)(?:に|から)も(?:必要|愛|好か|大切に)(?:と)?(?:さ)?れ(?:て(?:い)?)?ない${notTold}|死ぬこと(?:ばかり|を|について)(?:ばかり)?考え(?:て|る|ちゃ)${notTold}|(?:命|いのち|人生|自分)を(?:絶|終わらせ|断|終わりに|殺)(?!.{0,14}${told})|人生(?:を|に|が)?(?:もう)?(?:終わりに|終わらせ|やめ|終え|疲れ|つかれ|嫌に|意味)`,
    `首(?:を)?(?:つ|吊)(?:り|ろう|って|る)(?:たい|たく)?${notTold}|飛び(?:降り|込み|おり)(?:たい|よう|たく)${notTold}|手首(?:を)?切(?:り|っ|る)${notTold}|(?:りすとかっと|りすか|自傷(?:行為)?|おーばーどーず)(?:した|して|しちゃ|がやめ|をやめ|やめられ|し(?:そう|てし)|を(?:した|して|繰))${notTold}`,
    `(?:眠った|寝た)まま(?:.{0,6})(?:目|起き|死)|(?:二度と|もう)?目(?:が|を)?(?:覚め|さめ)(?:なければ|なきゃ|ないで|たくない|なくて(?:も)?いい)${notTold}`,
    `(?:私|僕|俺|自分|わたし|うち|あたし)(?:なんか|なんて|が|は)?(?:い|居)(?:なく(?:ても|なっても|なれば|なった)|なければ|ない(?:方|ほう))${notTold}|(?:い|居)なく(?:なっても|ても|なったら|なれば)(?:、|,)?(?:誰も|だれも|いい|変わら|困ら|悲しむ人)${notTold}|(?:い|居)ない(?:方|ほう)が(?:いい|まし|みんな|幸せ)`,
    `誰も(?:私|僕|俺|自分|わたし)?(?:の(?:こと)?)?(?:を|なんか)?(?:悲しま|気づか|気にし|困ら|必要とし|愛し|泣か|寂しが|惜しま)(?:ない|てくれない|て(?:い)?ない)${notTold}|生まれて(?:こ|来)(?:なければ|なきゃ|なかったら|ない(?:方|ほう)|なけりゃ)|生まれたくなかった|存在(?:価値|する(?:意味|価値)|意義|理由)(?:が|は|なんて)?(?:もう)?(?:な|無)${notTold}`,
    `死んだ(?:方|ほう)が(?:まし|いい|楽|良)|死んで(?:しまい|ちまい)たい|死んでも(?:いい|誰も)${notTold}|(?:この世|世界)から(?:消え|いなく)${notTold}|この世に(?:い|居)たくない|(?:おれ|俺|私|僕|わたし)を殺して(?:ほしい|くれ|ください)`,
    `${close}(?:が|は|に|も).{0,10}(?:死にたい|自殺|りすとかっと|消えたい|自傷|生きたくない)(?!.{0,14}${told})`,
  ),
  likely: anyOf(
    "^(?:もう)?(?:無理|むり|限界|だめ(?:だ)?|駄目(?:だ)?|疲れた|つかれた|耐えられない|生きれない|生きられない|何もかも嫌|全部嫌|終わりにしたい|楽になりたい|消えたい|絶望|絶望しかない)(?:です|だ|よ)?$",
    "^もう(?:何もかも|全部|全て|すべて)?(?:が)?(?:無理|むり|限界|だめ|駄目|嫌|いや|やだ|疲れ|終わりに|耐えられ|終わらせ)|楽になりたい|絶望しかない|^人生(?:終わった|おわった|詰んだ|絶望)|^誰か(?:私を)?殺して|^殺して(?:くれ|ください|ほしい)|死んでほしいって言われ|生きる気力",
  ),
};

/** The wordings of every language that the assistant speaks. */
export const wordings: Readonly<Record<Language, Wordings>> = {
  en: english,
  de: german,
  ja: japanese,
};

/** What stands beside hyperboles: stories, and laughter. */
export const aboutStories =
  /\b(?:animes?|mangas?|shows?|series|movies?|films?|episodes?|ep|eps|seasons?|arcs?|scenes?|chapters?|volumes?|characters?|mcs?|protagonists?|hero|heroine|plot|fillers?|cliffhangers?|hiatus|finale|ending|isekai|reincarnat\w*|truck kun|waifu|husbando|opening|soundtrack|trailer|trope|titled?|called|named|serien?|filme?|folgen?|staffeln?|figur\w*|charakter\w*|kapitel|helden?|hauptfigur\w*)\b|§|あにめ|漫画|まんが|主人公|きゃら|作品|映画|続き|最終回|見る|観る|読む/u;
