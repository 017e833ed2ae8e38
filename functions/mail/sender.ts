import { envIfAny } from "../runtime/env.ts";

/** Whether this site sends e-mails: its operator may have no address that they could come from. */
export const sendsMail = (): boolean => envIfAny("MAIL_FROM") !== undefined;
