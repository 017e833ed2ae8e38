import { type Cues, type Intent, withoutTitle } from "./evidence.ts";

type TalkIntent = Extract<
  Intent,
  | "inject"
  | "abuse"
  | "spoiler"
  | "others"
  | "outside"
  | "opinion"
  | "greet"
  | "site"
  | "thanks"
  | "help"
  | "act"
>;

/** What tells that somebody only talks, or wants what the assistant does not do. */
export const talkCues: Readonly<Record<TalkIntent, Cues>> = {
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
      /\b(?:fuck\w*|stfu|bullshit|bitch|asshole|idiot|stupid|dumb(?:ass)?|moron|useless|garbage|trash|loser|shut up|hate you|you suck|sucks|piece of shit|shit|crap|kys|worthless|pathetic|braindead|brain dead|incompetent|clown|dimwit|imbecile|retard\w*|waste of (?:time|space|electricity|memory)|(?:you|this|bot|assistant|thing) (?:(?:are|is|re) )?(?:so |really |the |just |absolutely )*(?:awful|terrible|horrible|worst|sucks?|blows?|lame|annoying|a joke|trash))\b|\b(?:i )?hate (?:you|this (?:bot|thing|site|assistant))\b|\bgo to hell\b|\bscrew you\b|\bscrew off\b|\bdie in (?:a |the )?(?:fire|hole|ditch|hell)\b/,
    ],
    [
      7,
      /\b(?:scheiss\w*|arsch\w*|blod\w*|dumm\w*|halt die (?:klappe|fresse)|verpiss\w*|nutzlos\w*|mist|hurensohn|wichser|trottel|depp\w*|idiotisch\w*|vollidiot\w*|schrott\w*|mull|dreck\w*|doof\w*|wertlos\w*|unfahig\w*|versager|spinner|kacke|kack\w*)\b/,
    ],
    [
      7,
      /馬鹿|ばか|あほ|くそ|死ね|役立たず|うざい|きもい|使えない|ごみ(?:$|だ|め|みたい)|無能|ぽんこつ|かす(?:$|め|が)|だめ(?:な)?(?:ぼっと|ai|あしすたんと)|ふざけるな|ふざけんな/,
    ],
  ],
  spoiler: [
    [
      6,
      /\b(?:who|does|did|do|will|is|how) .{0,40}\b(?:dies?|die|killed|kills?|dead|death of|survives?|betrays?|traitor)\b/,
    ],
    [
      6,
      /\bhow does .{0,40}\bends?\b|\bhow (?:it|they|the story|the series) ends?\b|\bthe (?:ending|final twist|plot twist)\b|(?<!\b(?:no|without|any|free of) )\bspoil(?:er|ers|s)?\b(?! free)|\bwhat happens (?:in|at|to|after|next)\b|\bwho (?:wins|marries)\b|\b(?:killer|murderer|culprit|traitor|villain|plot twist|true identity|secret of)\b|\bwho .{0,30}\bends? up with\b/,
    ],
    [
      6,
      /\b(?:morder|tater|stirbt|sterben|getotet|verrat(?:er)?|(?<!\b(?:no|without|any|ohne|keine|free of) )spoiler\w*(?! free))\b|\bwie (?:endet|geht .{0,30} aus)\b|\bwas passiert\b|\bdas ende\b/,
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
  opinion: [
    [
      6,
      /\b(?:best|worst|strongest|favou?rite|greatest|coolest|better|weakest|saddest|funniest) (?:\w+ )?(?:arcs?|episodes?|eps?|characters?|girls?|boys?|waifus?|fights?|moments?|scenes?|villains?|openings?|quotes?|couples?|ships?|seasons?|parts?)\b|\b(?:arcs?|waifu|husbando|fillers?)\b|\b(?:beste[rsn]?|starkste[rsn]?|schonste[rsn]?|lieblings)(?: ?)(?:arcs?|folgen?|figur\w*|charakter\w*|szenen?)\b|(?:一番|最も|最)(?:強い|好きな|面白い)(?:きゃら|話|しーん|回)|最強/,
    ],
  ],
  site: [
    [
      7.6,
      /(?:\b(?:bring|move|moving|get|take|copy|carry|pull|load|put|switch\w*|come|coming|have|had|sync|mitnehmen|umziehen|ubernehmen|holen)\b.*\b(?:myanimelist|anilist|kitsu|anime planet|simkl|(?:from|my) mal)\b|\b(?:myanimelist|anilist|kitsu|anime planet|simkl|(?:from|my|von) mal)\b.*\b(?:lists?|liste|here|over|across|hierher|mitnehmen|umziehen|ubernehmen|holen)\b)/,
      withoutTitle,
    ],
    [
      7.4,
      /\b(?:make|create|build|start|set up|have|keep|hide|share)\b.{0,30}\blists?\b.{0,60}\b(?:private|public|secret|visible|hidden|nobody|no one|others?|friends|people|only me|just me|here|this site|custom|own)\b|\b(?:private|public|secret|custom|hidden|own) lists?\b|\bwho can (?:see|view) my lists?\b|\b(?:can|could|do|does|will)\b.{0,20}\b(?:people|others?|friends|anyone|everyone|strangers|users)\b.{0,12}\b(?:see|view|look at)\b.{0,12}\bmy\b|\b(?:eigene|private|offentliche) listen?\b|\bliste\w* (?:anlegen|erstellen|teilen|verstecken)\b|りすと(?:を|の)?(?:作|公開|非公開)/,
      withoutTitle,
    ],
    [
      7.4,
      /\b(?:how|can|is it possible|where|possible|kann|wie|wo)\b.{0,30}\b(?:import\w*|export\w*|transfer|migrate|download|ubertrag\w*)\b|\b(?:import|export|transfer|migrate)\b.{0,30}\b(?:from|to|von) (?:my )?(?:mal|myanimelist|anilist|kitsu)\b|(?:いんぽーと|えくすぽーと)/,
      withoutTitle,
    ],
    [
      7.4,
      /\b(?:delete|close|remove|cancel)\b.{0,12}\baccount\b|\bkonto\b.{0,16}\b(?:loschen|entfernen|kundigen)\b|\b(?:losch\w*|entfern\w*|kundig\w*|schliess\w*)\b.{0,16}\bkonto\b|あかうんと.{0,6}(?:削除|消)/,
    ],
    [
      5.6,
      /\bhow (?:do|can|would|should) (?:i|you|we|one) (?:drop|rate|score|add|remove|track|mark|tick|update)\b|\bwie (?:kann|muss) ich .{0,30}\b(?:bewerten|hinzufugen|entfernen|abbrechen|eintragen)\b/,
    ],
    [
      7.2,
      /\b(?:change|edit|set|upload|pick|switch|andern|wechseln)\b.{0,20}\b(?:username|user name|profile|avatar|bio|picture|theme|password|nutzername\w*|profil\w*|passwort)\b|\b(?:dark|light|night) (?:mode|theme)\b|\b(?:dunkel|hell)modus\b|だーくもーど|ゆーざー名|ぷろふぃーる/,
    ],
  ],
  greet: [
    [
      3,
      /^(?:hi+|hell+o+|he+y+a?|yo+|hiya|howdy|sup|was+up|greetings|good (?:morning|evening|afternoon|day)|hallo+|hallochen|moin|moinsen|tach|servus|gruezi|guten (?:tag|morgen|abend)|gruss gott|こんにち[はわ]|こんちは|こんちわ|ちわ|おっす|こんばんは|おはよう\S*|やあ|どうも|はじめまして)(?: there| you| bot| tsuzuku| zusammen| all)?(?:$| )/,
    ],
    [
      3.2,
      /^(?:(?:hi+|hell+o+|he+y+a?|yo+|hallo+|moin|na) )?(?:whats up|was geht|hows it going|how are (?:you|things)|how do you do|wie gehts?(?: es)?(?: dir| euch)?|wie geht es(?: dir| euch)?|元気)(?: \w+)?$/,
      withoutTitle,
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
      /\b(?:what|which|things?|stuff)\b.{0,24}\byou (?:can |could |are able to )?(?:do|know|offer|answer|help)\b(?! (?:about|of|if|any))|\bwhat (?:can|do) you (?:do|know|offer|answer)\b|\bhow (?:do|can) (?:i|you) (?:use|work|help)\b|\bhelp(?: me)?$|^help\b|\bwhat are you\b|\bwho (?:are|made|built) you\b|\bare you (?:an? )?(?:ai|bot|human|robot|real|chatgpt|person)\b|\byour (?:name|features|purpose)\b/,
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
};
