import type { CallResponse } from "../../calls/api.ts";
import { paths } from "../../addresses/paths.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";

const texts: Readonly<Record<Exclude<CallResponse<"diary">["state"], "kept">, string>> = {
  off: "Your diary is turned off: we note nothing, and keep nothing from before.",
  erasing: "Your diary is turned off, and we are erasing it.",
};

/** Says that no diary is kept, and where to turn it on. */
export const DiaryOff = ({ state }: { readonly state: keyof typeof texts }) => (
  <EmptyState text={texts[state]}>
    <ButtonLink variant="outlined" to={`${paths.settings}#data`}>
      Go to the settings
    </ButtonLink>
  </EmptyState>
);
