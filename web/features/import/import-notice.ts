/** What is said beside a list that is about to be imported. */
export const importNotice = ({ sendsMail }: { readonly sendsMail: boolean }): string =>
  `Importing can take some time. You may close this window: ${
    sendsMail ? "we send you an e-mail" : "your profile shows"
  } when it is done.`;
