import { useId } from "react";
import { paths } from "../../addresses/paths.ts";
import { SectionHeader } from "../../ui/display/SectionHeader.tsx";
import { UserListCards, type UserListCardsProps } from "./UserListCards.tsx";

/** A user's anime or manga of one status as a grid of covers, with progress and +1 for their owner. */
export function UserListPanel({ title, ...list }: UserListCardsProps & { readonly title: string }) {
  const id = useId();
  const { kind, status, username } = list;
  return (
    <section className="card-panel" aria-labelledby={id}>
      <SectionHeader id={id} title={title} seeMoreHref={paths.shelf(kind, username, status)} />
      <UserListCards {...list} />
    </section>
  );
}
