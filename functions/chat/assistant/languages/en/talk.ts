import type { Talk } from "../phrases.ts";

/** What is said of the assistant, the site and the conversation, in English. */
export const talk: Talk = {
  greeting:
    "Hello! Ask me about any anime or manga in our catalogue, about your own lists, or for something to watch next.",
  thanks: "You are welcome. Enjoy the next episode!",
  help: [
    "I answer from our catalogue of anime and manga and from your own lists. For example:",
    "• How many episodes does a title have, who made it, when did it air, what is it about?",
    "• What was I watching, and how long will it take me to finish?",
    "• What airs today?",
    "• Something like a title you love, but shorter.",
    "• Which of two titles is longer or newer?",
    "I cannot change your lists or look outside the catalogue, and I do not give spoilers.",
  ],
  unclear:
    "I am not sure what you mean. I know our catalogue and your lists: ask me about a title, for a suggestion, or where you left off.",
  calm: "I am sorry that this is frustrating. Tell me a title or what you feel like watching, and I will do my best.",
  refuseOrders:
    "I keep to what I am here for: anime and manga in our catalogue, and your own lists. I have no secrets to share and do not change how I work.",
  onlyYours:
    "I cannot tell you that: I only see your own lists, and nothing private about anybody else. Public lists are on people's profiles.",
  cannotAct:
    "I cannot change your lists from here. The plus next to a title adds it to your list, and its name opens the dialog with everything else.",
  whichTitle: "Which title do you mean? Tell me its name and I will look it up.",
  unknownTitle: "I could not find that title in our catalogue, so I would rather not guess.",
  didYouMean: (titles) => `Did you mean ${titles}?`,
  noPerson:
    "I could not find that person there: our catalogue knows the studios of anime and the authors of manga, but no directors or voices.",
  studiosOnly: "Of anime our catalogue knows the studios, but no directors and no authors.",
  outside:
    "I cannot help with that: I only know the anime and manga of our catalogue and your own lists. Ask me about those!",
  outsideOf: (title) =>
    `I cannot help with that: I only know what our catalogue says of anime and manga. About ${title} you can ask me for its length, years, makers, genres or story!`,
  site: {
    lists:
      "You make lists of your own on your profile: choose Create List there. A list is public, so that anyone can view it, or private, so that only you can; you can change that later.",
    data: "Settings has Import and Export: bring your lists from another site as an XML file, or take them out as XML or JSON.",
    entries:
      "Open a title: its dialog adds it to your list, changes its status and progress, or drops it. The plus next to a title adds it at once.",
    settings:
      "You find that in the settings and on your own profile: name, picture, bio, theme, your data and your account.",
    account:
      "You can delete your account in the settings. That cannot be undone, so take an export first.",
  },
};
