import { errorFields, log } from "../runtime/log.ts";
import { signOutUrl } from "./provider.ts";

/** Where the provider's own session ends; our home page when the provider cannot be reached, as ours has ended by then. */
export async function wayOut(): Promise<string> {
  try {
    return await signOutUrl();
  } catch (error) {
    log("error", "sign-out unavailable", errorFields(error));
    return "/";
  }
}
