/** A picture strip on the home page that links to the video channel. */
export interface Banner {
  readonly image: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Everything that carries the product's name or leads out of it. The community's two links, where to write to, and
 * whether e-mails are sent, can be set at deploy time.
 */
export interface Brand {
  readonly name: string;
  readonly shortName: string;
  readonly tagline: string;
  /** Invitation to the community chat server; an empty string hides the link. */
  readonly communityChatUrl: string;
  /** Channel that banners link to; an empty string hides the links. */
  readonly videoChannelUrl: string;
  /** Whether the operator named a sender: without one nobody gets an e-mail from us. */
  readonly sendsMail: boolean;
  /** Where people write to about the site, `mailto:…` or an https address; an empty string where the operator named nothing. */
  readonly contact: string;
  /** Where people of the other site export their list as XML. */
  readonly exporterUrl: string;
  readonly banners: readonly Banner[];
}

export const brand: Brand = {
  name: "Tsuzuku",
  shortName: "tsuzuku",
  tagline: "Your anime and manga, to be continued.",
  communityChatUrl: "",
  videoChannelUrl: "",
  sendsMail: true,
  contact: "",
  exporterUrl: "https://myanimelist.net/panel.php?go=export",
  banners: [
    {
      image: "/static/banners/season.svg",
      title: "New this season",
      text: "Twelve shows worth your Sunday. Watch on our channel.",
    },
  ],
};
