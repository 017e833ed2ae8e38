/** A line that somebody in despair can call at any hour, and where it can be called. */
export interface HelpLine {
  /** ISO 3166 code of the country. */
  readonly country: string;
  readonly name: string;
  readonly number: string;
  /** IANA time zones that lie in that country. */
  readonly zones: readonly string[];
}

const american = (places: string): string[] => places.split(" ").map((place) => `America/${place}`);

/** Only lines that are widely published by the states or the organisations behind them. */
export const helpLines: readonly HelpLine[] = [
  {
    country: "US",
    name: "988 Suicide & Crisis Lifeline",
    number: "988",
    zones: [
      ...american(
        "New_York Detroit Chicago Denver Boise Phoenix Los_Angeles Anchorage Juneau Sitka Nome Yakutat Metlakatla Adak " +
          "Menominee Indiana/Indianapolis Indianapolis Kentucky/Louisville Louisville",
      ),
      "Pacific/Honolulu",
    ],
  },
  {
    country: "CA",
    name: "9-8-8: Suicide Crisis Helpline",
    number: "988",
    zones: american(
      "Toronto Vancouver Edmonton Winnipeg Regina Halifax Moncton St_Johns Whitehorse",
    ),
  },
  { country: "GB", name: "Samaritans", number: "116 123", zones: ["Europe/London"] },
  { country: "IE", name: "Samaritans", number: "116 123", zones: ["Europe/Dublin"] },
  {
    country: "DE",
    name: "TelefonSeelsorge",
    number: "0800 111 0 111",
    zones: ["Europe/Berlin", "Europe/Busingen"],
  },
  { country: "AT", name: "TelefonSeelsorge", number: "142", zones: ["Europe/Vienna"] },
  { country: "CH", name: "Die Dargebotene Hand", number: "143", zones: ["Europe/Zurich"] },
  {
    country: "FR",
    name: "Numéro national de prévention du suicide",
    number: "3114",
    zones: ["Europe/Paris"],
  },
  {
    country: "ES",
    name: "Línea 024",
    number: "024",
    zones: ["Europe/Madrid", "Atlantic/Canary", "Africa/Ceuta"],
  },
  { country: "NL", name: "113 Zelfmoordpreventie", number: "113", zones: ["Europe/Amsterdam"] },
  { country: "SE", name: "Mind Självmordslinjen", number: "90101", zones: ["Europe/Stockholm"] },
  {
    country: "BR",
    name: "CVV",
    number: "188",
    zones: american("Sao_Paulo Bahia Fortaleza Recife Belem Manaus Cuiaba Campo_Grande Maceio"),
  },
  {
    country: "AU",
    name: "Lifeline",
    number: "13 11 14",
    zones: ["Sydney", "Melbourne", "Brisbane", "Perth", "Adelaide", "Hobart", "Darwin"].map(
      (city) => `Australia/${city}`,
    ),
  },
  {
    country: "NZ",
    name: "1737, need to talk?",
    number: "1737",
    zones: ["Pacific/Auckland", "Pacific/Chatham"],
  },
  { country: "JP", name: "よりそいホットライン", number: "0120-279-338", zones: ["Asia/Tokyo"] },
];

/** The help line of the place whose clock a device shows; undefined where none is known for certain. */
export const helpLineIn = (timeZone: string): HelpLine | undefined =>
  helpLines.find(({ zones }) => zones.includes(timeZone));
