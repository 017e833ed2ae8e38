/** What is said to somebody in despair, and what is heard from them. */
interface CareWords {
  /** BCP 47, for names of countries. */
  readonly locale: string;
  readonly care: string;
  readonly helpEverywhere: (address: string) => string;
  /** The way back for whoever only spoke of a story. */
  readonly misread: string;
  /** Plain forms of what only goes on from despair and asks for nothing else. */
  readonly goesOn: readonly string[];
}

/** The languages in which despair is understood and answered, by their code (ISO 639-1). */
export const careWords = {
  en: {
    locale: "en",
    care: "I am so sorry that you are carrying this, and I am glad that you said it. You do not have to be alone with it: please talk to somebody now, to a person you trust or to people who are there to listen.",
    helpEverywhere: (address) => `• Help lines everywhere, by phone or chat: ${address}`,
    misread: "If I misread you, just ask me about anime or manga again.",
    goesOn:
      "i mean it | i really mean it | im serious | i am serious | not joking | im not joking | help | help me | i need help | idk | i dont know | i dont know what to do | what do i do | what should i do | i cant | i tried | im scared | im alone | im all alone | im crying | i have nobody | nobody cares | nobody understands | it wont help | that doesnt help | it doesnt help | they dont understand | thanks | thank you | thx | ty | yes | yeah | yea | no | nope | ok | okay | but | why".split(
        " | ",
      ),
  },
  de: {
    locale: "de",
    care: "Es tut mir sehr leid, dass du das gerade tragen musst, und es ist gut, dass du es sagst. Du musst damit nicht allein sein: Bitte sprich jetzt mit jemandem, mit einem Menschen, dem du vertraust, oder mit Leuten, die zum Zuhören da sind.",
    helpEverywhere: (address) => `• Hilfe überall, am Telefon oder im Chat: ${address}`,
    misread: "Falls ich dich missverstanden habe, frag mich einfach wieder nach Anime oder Manga.",
    goesOn:
      "ich meine es ernst | ich meins ernst | das ist mein ernst | kein witz | hilfe | hilf mir | ich brauche hilfe | ich weiss nicht | ich weiss nicht was ich tun soll | was soll ich tun | was soll ich machen | ich kann nicht | ich habe angst | ich bin allein | ich habe niemanden | das hilft nicht | das hilft mir nicht | niemand versteht mich | danke | ja | nein | doch | aber | warum".split(
        " | ",
      ),
  },
  ja: {
    locale: "ja",
    care: "とてもつらい思いをされているのですね。話してくださって、ありがとうございます。ひとりで抱えないでください。信頼できる人や、話を聴いてくれる窓口に、今すぐ話してみてください。",
    helpEverywhere: (address) => `• 世界各地の相談窓口（電話・チャット）：${address}`,
    misread: "もし私の思い違いでしたら、またアニメや漫画のことを聞いてください。",
    goesOn:
      "本気です | 本気 | 本当です | 本当に | ほんとに | 助けて | 助けてください | どうすればいい | どうしたらいい | わからない | わかりません | 怖い | ひとりです | 誰もいない | ありがとう | ありがとうございます | はい | うん | いいえ | いや | でも | なんで".split(
        " | ",
      ),
  },
  fr: {
    locale: "fr",
    care: "Je suis vraiment désolé que vous portiez cela, et c'est bien de l'avoir dit. Vous n'avez pas à rester seul avec : parlez maintenant à quelqu'un, à une personne de confiance ou à des gens qui sont là pour écouter.",
    helpEverywhere: (address) =>
      `• Lignes d'écoute partout, par téléphone ou par chat : ${address}`,
    misread: "Si je vous ai mal compris, parlez-moi simplement de nouveau d'anime ou de manga.",
    goesOn:
      "je suis serieux | je suis serieuse | je ne plaisante pas | aide moi | aidez moi | a l aide | je ne sais pas | je sais pas | que faire | j ai peur | je suis seul | je suis seule | ca n aide pas | merci | oui | non | mais | pourquoi".split(
        " | ",
      ),
  },
  es: {
    locale: "es",
    care: "Siento mucho que estés cargando con esto, y es bueno que lo digas. No tienes que estar a solas con ello: habla ahora con alguien, con una persona de confianza o con gente que está ahí para escuchar.",
    helpEverywhere: (address) =>
      `• Líneas de ayuda en todas partes, por teléfono o chat: ${address}`,
    misread: "Si te entendí mal, vuelve a preguntarme por anime o manga.",
    goesOn:
      "hablo en serio | lo digo en serio | ayuda | ayudame | no se | no se que hacer | que hago | tengo miedo | estoy solo | estoy sola | no ayuda | gracias | si | no | pero | por que".split(
        " | ",
      ),
  },
  pt: {
    locale: "pt",
    care: "Sinto muito que você esteja carregando isto, e foi bom ter dito. Você não precisa ficar só com isso: fale agora com alguém, com uma pessoa de confiança ou com gente que está lá para ouvir.",
    helpEverywhere: (address) =>
      `• Linhas de apoio em toda parte, por telefone ou chat: ${address}`,
    misread: "Se entendi mal, é só me perguntar de novo sobre anime ou mangá.",
    goesOn:
      "e serio | falo serio | estou falando serio | ajuda | me ajuda | nao sei | nao sei o que fazer | o que eu faco | tenho medo | estou sozinho | estou sozinha | nao ajuda | obrigado | obrigada | sim | nao | mas | por que".split(
        " | ",
      ),
  },
  it: {
    locale: "it",
    care: "Mi dispiace tanto che tu stia portando questo peso, ed è un bene che tu l'abbia detto. Non devi restare da solo: parla adesso con qualcuno, con una persona di cui ti fidi o con chi è lì per ascoltare.",
    helpEverywhere: (address) => `• Linee di aiuto ovunque, per telefono o chat: ${address}`,
    misread: "Se ho capito male, chiedimi pure di nuovo di anime o manga.",
    goesOn:
      "dico sul serio | sono serio | sono seria | aiuto | aiutami | non so | non so cosa fare | che faccio | ho paura | sono solo | sono sola | non aiuta | grazie | si | no | ma | perche".split(
        " | ",
      ),
  },
  nl: {
    locale: "nl",
    care: "Wat erg dat je dit met je meedraagt, en het is goed dat je het zegt. Je hoeft er niet alleen mee te blijven: praat nu met iemand, met iemand die je vertrouwt of met mensen die er zijn om te luisteren.",
    helpEverywhere: (address) => `• Hulplijnen overal, per telefoon of chat: ${address}`,
    misread: "Heb ik je verkeerd begrepen, vraag me dan gewoon weer naar anime of manga.",
    goesOn:
      "ik meen het | ik ben serieus | help | help me | ik weet het niet | wat moet ik doen | ik ben bang | ik ben alleen | dat helpt niet | dank je | bedankt | ja | nee | maar | waarom".split(
        " | ",
      ),
  },
  pl: {
    locale: "pl",
    care: "Bardzo mi przykro, że to dźwigasz, i dobrze, że to mówisz. Nie musisz być z tym sam: porozmawiaj teraz z kimś, komu ufasz, albo z ludźmi, którzy są po to, by słuchać.",
    helpEverywhere: (address) => `• Telefony i czaty zaufania na całym świecie: ${address}`,
    misread: "Jeśli źle cię zrozumiałem, po prostu znów zapytaj mnie o anime lub mangę.",
    goesOn:
      "mowie serio | mowie powaznie | pomocy | pomoz mi | nie wiem | nie wiem co robic | co mam robic | boje sie | jestem sam | jestem sama | to nie pomaga | dziekuje | dzieki | tak | nie | ale | dlaczego".split(
        " | ",
      ),
  },
  ru: {
    locale: "ru",
    care: "Мне очень жаль, что вам так тяжело, и хорошо, что вы об этом сказали. Вы не должны оставаться с этим наедине: поговорите сейчас с тем, кому доверяете, или с людьми, которые готовы выслушать.",
    helpEverywhere: (address) => `• Линии помощи по всему миру, по телефону и в чате: ${address}`,
    misread: "Если я понял неправильно, просто снова спросите меня об аниме или манге.",
    goesOn:
      "я серьезно | я серьёзно | помогите | помоги | я не знаю | не знаю | что мне делать | мне страшно | я один | я одна | это не помогает | спасибо | да | нет | но | почему".split(
        " | ",
      ),
  },
  tr: {
    locale: "tr",
    care: "Bunu taşıyor olmana çok üzüldüm, söylemen iyi oldu. Bununla yalnız kalmak zorunda değilsin: lütfen şimdi güvendiğin biriyle ya da dinlemek için orada olan insanlarla konuş.",
    helpEverywhere: (address) => `• Her yerde telefonla veya sohbetle yardım hatları: ${address}`,
    misread: "Seni yanlış anladıysam bana yine anime ya da manga sorman yeterli.",
    goesOn:
      "ciddiyim | yardim et | yardim edin | bilmiyorum | ne yapacagimi bilmiyorum | ne yapayim | korkuyorum | yalnizim | ise yaramiyor | tesekkurler | tesekkur ederim | evet | hayir | ama | neden".split(
        " | ",
      ),
  },
  id: {
    locale: "id",
    care: "Aku turut sedih kamu menanggung ini, dan baik sekali kamu mengatakannya. Kamu tidak harus sendirian: tolong bicaralah sekarang dengan orang yang kamu percaya, atau dengan orang yang siap mendengarkan.",
    helpEverywhere: (address) =>
      `• Layanan bantuan di mana pun, lewat telepon atau obrolan: ${address}`,
    misread: "Kalau aku salah paham, tanya saja lagi soal anime atau manga.",
    goesOn:
      "aku serius | saya serius | tolong | tolong aku | aku tidak tahu | gak tau | harus gimana | aku takut | aku sendirian | gak membantu | makasih | terima kasih | iya | tidak | tapi | kenapa".split(
        " | ",
      ),
  },
  zh: {
    locale: "zh",
    care: "很抱歉你正承受着这些,谢谢你说出来。你不必独自面对:请现在就和你信任的人,或愿意倾听的人谈一谈。",
    helpEverywhere: (address) => `• 世界各地的求助热线(电话或在线):${address}`,
    misread: "如果我误会了,请再问我动画或漫画的事。",
    goesOn:
      "我是认真的 | 我認真的 | 救救我 | 帮帮我 | 我不知道 | 我不知道怎么办 | 怎么办 | 我害怕 | 我一个人 | 没用 | 谢谢 | 謝謝 | 是 | 不是 | 可是 | 为什么".split(
        " | ",
      ),
  },
  ko: {
    locale: "ko",
    care: "많이 힘드셨겠어요. 말해 주셔서 고마워요. 혼자 견디지 않아도 됩니다. 지금 믿을 수 있는 사람이나 이야기를 들어 줄 사람들과 이야기해 보세요.",
    helpEverywhere: (address) => `• 세계 각지의 상담 창구(전화·채팅): ${address}`,
    misread: "제가 잘못 이해했다면 애니나 만화에 대해 다시 물어봐 주세요.",
    goesOn:
      "진심이에요 | 진심이야 | 도와줘 | 도와주세요 | 모르겠어요 | 어떡해요 | 어떻게 해야 하나요 | 무서워요 | 혼자예요 | 소용없어요 | 고마워요 | 감사합니다 | 네 | 아니요 | 하지만 | 왜".split(
        " | ",
      ),
  },
} satisfies Readonly<Record<string, CareWords>>;

export type CareLanguage = keyof typeof careWords;
