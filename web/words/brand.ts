import { brand as defaults, type Brand } from "../../shared/brand.ts";

/** The brand as this build was made for: what the operator set wins over the defaults. */
export const brand: Brand = {
  ...defaults,
  communityChatUrl: import.meta.env.CHAT_URL || defaults.communityChatUrl,
  videoChannelUrl: import.meta.env.VIDEO_URL || defaults.videoChannelUrl,
  contact: import.meta.env.CONTACT || defaults.contact,
  sendsMail: import.meta.env.SENDS_MAIL === "false" ? false : defaults.sendsMail,
};
