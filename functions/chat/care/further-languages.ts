/** A language that the assistant does not speak, but for this. */
interface FurtherLanguage {
  /** For names of countries. */
  readonly locale: string;
  /** Wordings of despair, of lower case letters without accents. */
  readonly despair: RegExp;
  readonly care: string;
  readonly helpEverywhere: (address: string) => string;
}

/** Care in languages that the assistant has no other words of. */
export const furtherLanguages: readonly FurtherLanguage[] = [
  {
    locale: "fr",
    despair:
      /\b(?:(?:veux|voudrais|prefere|prefererais|aimerais|envie de|vais) (?:juste )?(?:mourir|disparaitre|me tuer|me suicider|en finir|etre mort)|(?:veux|envie de|sers a rien de|raison de) (?:plus )?(?:vivre|etre la|exister)\b(?<=(?:plus|pas|aucune|rien).*)|me suicider|suicidaire|mettre fin a mes jours)\b/u,
    care: "Je suis vraiment désolé que vous portiez cela, et c'est bien de l'avoir dit. Vous n'avez pas à rester seul avec : parlez maintenant à quelqu'un, à une personne de confiance ou à des gens qui sont là pour écouter.",
    helpEverywhere: (address) =>
      `• Lignes d'écoute partout, par téléphone ou par chat : ${address}`,
  },
  {
    locale: "es",
    despair:
      /\b(?:(?:quiero|quisiera|prefiero|ganas de|voy a|pienso en|mejor) (?:solo )?(?:morir(?:me)?|matarme|suicidarme|desaparecer|estar muert[oa]|quitarme la vida)|no (?:quiero|puedo|tengo (?:ganas|razones?) (?:de|para)) (?:seguir )?(?:mas )?(?:vivir|viviendo|vivo|viva)|suicidarme|quitarme la vida|cortarme las venas)\b/u,
    care: "Siento mucho que estés cargando con esto, y es bueno que lo digas. No tienes que estar a solas con ello: habla ahora con alguien, con una persona de confianza o con gente que está ahí para escuchar.",
    helpEverywhere: (address) =>
      `• Líneas de ayuda en todas partes, por teléfono o chat: ${address}`,
  },
  {
    locale: "pt",
    despair:
      /\b(?:(?:quero|queria|prefiro|vontade de|vou|penso em) (?:so )?(?:morrer|me matar|sumir|desaparecer|estar mort[oa]|tirar (?:a )?minha vida)|nao (?:quero|aguento|consigo|tenho vontade de) (?:mais )?(?:viver|existir)|me suicidar|me matar|tirar (?:a )?minha (?:propria )?vida)\b/u,
    care: "Sinto muito que você esteja carregando isto, e foi bom ter dito. Você não precisa ficar só com isso: fale agora com alguém, com uma pessoa de confiança ou com gente que está lá para ouvir.",
    helpEverywhere: (address) =>
      `• Linhas de apoio em toda parte, por telefone ou chat: ${address}`,
  },
  {
    locale: "it",
    despair:
      /\b(?:(?:voglio|vorrei|preferisco|voglia di|penso di) (?:solo )?(?:morire|uccidermi|ammazzarmi|farla finita|sparire|suicidarmi|essere mort[oa])|non (?:voglio|riesco a|ho voglia di) (?:piu )?(?:vivere|esistere)|suicidarmi|togliermi la vita)\b/u,
    care: "Mi dispiace tanto che tu stia portando questo peso, ed è un bene che tu l'abbia detto. Non devi restare da solo: parla adesso con qualcuno, con una persona di cui ti fidi o con chi è lì per ascoltare.",
    helpEverywhere: (address) => `• Linee di aiuto ovunque, per telefono o chat: ${address}`,
  },
  {
    locale: "nl",
    despair:
      /\b(?:(?:ik )?wil (?:gewoon |echt |maar )?(?:dood|sterven|niet meer leven|er niet meer zijn|verdwijnen|doodgaan)\b(?<!\bwil (?:hij|ze|zij)\b.*)|(?:mezelf|me) (?:van kant|doden|ophangen|iets aandoen)|zelfmoord plegen|geen zin meer (?:in het|om te) leven)\b/u,
    care: "Wat erg dat je dit met je meedraagt, en het is goed dat je het zegt. Je hoeft er niet alleen mee te blijven: praat nu met iemand, met iemand die je vertrouwt of met mensen die er zijn om te luisteren.",
    helpEverywhere: (address) => `• Hulplijnen overal, per telefoon of chat: ${address}`,
  },
  {
    locale: "pl",
    despair:
      /(?<!\p{L})(?:chce (?:juz )?(?:umrzec|sie zabic|zniknac)|(?:nie chce|nie mam sily|odechcialo) (?:mi )?(?:sie )?(?:juz )?zyc|zabije sie|popelnic samobojstwo)(?!\p{L})/u,
    care: "Bardzo mi przykro, że to dźwigasz, i dobrze, że to mówisz. Nie musisz być z tym sam: porozmawiaj teraz z kimś, komu ufasz, albo z ludźmi, którzy są po to, by słuchać.",
    helpEverywhere: (address) => `• Telefony i czaty zaufania na całym świecie: ${address}`,
  },
  {
    locale: "ru",
    despair:
      /(?<!\p{L})(?:хочу (?:просто )?(?:умереть|сдохнуть|исчезнуть|покончить)|(?:не хочу|не хочется|нет смысла|устала?) (?:больше )?жить|покончить с собо|убить себя|убью себя)/u,
    care: "Мне очень жаль, что вам так тяжело, и хорошо, что вы об этом сказали. Вы не должны оставаться с этим наедине: поговорите сейчас с тем, кому доверяете, или с людьми, которые готовы выслушать.",
    helpEverywhere: (address) => `• Линии помощи по всему миру, по телефону и в чате: ${address}`,
  },
  {
    locale: "tr",
    despair:
      /(?<!\p{L})(?:olmek istiyorum|(?:artik )?yasamak istemiyorum|kendimi oldur|intihar et(?:mek|cegim|meyi)|yok olmak istiyorum)/u,
    care: "Bunu taşıyor olmana çok üzüldüm, söylemen iyi oldu. Bununla yalnız kalmak zorunda değilsin: lütfen şimdi güvendiğin biriyle ya da dinlemek için orada olan insanlarla konuş.",
    helpEverywhere: (address) => `• Her yerde telefonla veya sohbetle yardım hatları: ${address}`,
  },
  {
    locale: "id",
    despair:
      /\b(?:(?:ingin|mau|pengen|pingin|pengin) (?:mati|bunuh diri|menghilang)\b(?<=\b(?:aku|saya|gue|gw|rasanya|cuma|udah|ingin|mau|pengen|pingin|pengin)\b.*)|(?:tidak|ga|gak|nggak|enggak) (?:mau|ingin|sanggup|kuat) (?:lagi )?hidup)\b/u,
    care: "Aku turut sedih kamu menanggung ini, dan baik sekali kamu mengatakannya. Kamu tidak harus sendirian: tolong bicaralah sekarang dengan orang yang kamu percaya, atau dengan orang yang siap mendengarkan.",
    helpEverywhere: (address) =>
      `• Layanan bantuan di mana pun, lewat telepon atau obrolan: ${address}`,
  },
  {
    locale: "zh",
    despair:
      /(?:我|真的|好|很|就|只|^)(?:不?如)?想(?:去)?死(?![你他她神于])|我想自杀|想自殺|不想(?:再)?活|活不下去|活着没(?:有)?意(?:义|思)|結束自己的生命|结束自己的生命/u,
    care: "很抱歉你正承受着这些,谢谢你说出来。你不必独自面对:请现在就和你信任的人,或愿意倾听的人谈一谈。",
    helpEverywhere: (address) => `• 世界各地的求助热线(电话或在线):${address}`,
  },
  {
    locale: "ko",
    despair:
      /죽고 ?싶(?!어 ?하는|은 ?주인공)|(?:살기|사는 ?게|사는 ?거) ?(?:싫|힘들|지쳤)|자살(?:하고|할래|할까)|살고 ?싶지 ?않|사라지고 ?싶|살아갈 ?이유/u,
    care: "많이 힘드셨겠어요. 말해 주셔서 고마워요. 혼자 견디지 않아도 됩니다. 지금 믿을 수 있는 사람이나 이야기를 들어 줄 사람들과 이야기해 보세요.",
    helpEverywhere: (address) => `• 세계 각지의 상담 창구(전화·채팅): ${address}`,
  },
];

/** The further language in which a message speaks of despair. */
export function furtherDespairIn(message: string): FurtherLanguage | undefined {
  const plain = message
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return furtherLanguages.find(({ despair }) => despair.test(plain));
}
