import { useEffect, useState, type ComponentType } from "react";
import { onFirstAct } from "../browser/first-act.ts";

/** Fetches the menu that a long press on a card opens, where there are fingers, once somebody uses the page. */
export function CardMenuMount() {
  const [Menu, setMenu] = useState<ComponentType>();
  useEffect(() => {
    if (!window.matchMedia("(any-pointer: coarse)").matches) return;
    onFirstAct(() => {
      // Without it a long press does nothing, and all that it offers stands in the dialog as well.
      void import("../features/title/card-menu/CardMenu.tsx").then(
        ({ CardMenu }) => {
          setMenu(() => CardMenu);
        },
        () => undefined,
      );
    });
  }, []);
  return Menu && <Menu />;
}
