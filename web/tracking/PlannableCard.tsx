import { Suspense } from "react";
import { lazyPage } from "../browser/lazy-page.ts";
import { useSession } from "../calls/session.ts";
import { TitleCard, type CardTitle } from "../cards/TitleCard.tsx";
import "./PlannableCard.css";

/** Visitors have no use for it, nor for all that tracking needs. */
const PlanButton = lazyPage(() => import("./PlanButton.tsx").then((code) => code.PlanButton));

/** A cover that a signed-in user puts on the list with one tap. */
export function PlannableCard({
  title,
  facts,
  isListed,
  isEager = false,
}: {
  readonly title: CardTitle;
  readonly facts?: readonly string[];
  /** Whether the server saw it on the viewer's list. */
  readonly isListed: boolean;
  readonly isEager?: boolean;
}) {
  const session = useSession();
  return (
    <div className="plannable-card">
      <TitleCard title={title} isEager={isEager} {...(facts && { facts })} />
      {session.state === "user" && (
        <Suspense fallback={null}>
          <PlanButton kind={title.kind} title={title} wasListed={isListed} />
        </Suspense>
      )}
    </div>
  );
}
