import type { ReactNode } from "react";
import type { Status } from "../../shared/kind.ts";
import { statusWords } from "../words/title-words.ts";
import { Chip } from "../ui/display/Chip.tsx";
import { BookIcon, BookmarkIcon, CheckIcon, PlayIcon } from "../ui/display/icons.tsx";

const icons: Readonly<Record<Status, () => ReactNode>> = {
  PLANNED: BookmarkIcon,
  WATCHING: PlayIcon,
  READING: BookIcon,
  COMPLETED: CheckIcon,
};

/** A status as an icon and a word. */
export function StatusChip({ status }: { readonly status: Status }) {
  const Icon = icons[status];
  return (
    <Chip>
      <Icon />
      {statusWords[status]}
    </Chip>
  );
}
