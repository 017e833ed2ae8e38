import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { NavLink } from "../../addresses/Link.tsx";
import "./Tabs.css";

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
const sideArrows: typeof arrows = { ...arrows, ArrowDown: 1, ArrowUp: -1 };

/** Tabs over one panel. Arrow keys move between them, as the WAI-ARIA tabs pattern says. */
export function Tabs<Name extends string>({
  label,
  tabs,
  current,
  onSelect,
  isSide = false,
  children,
}: {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly current: Name;
  readonly onSelect: (name: Name) => void;
  /** Whether they stand one below the other beside their panel, where the screen is wide enough. */
  readonly isSide?: boolean;
  /** The content of the current tab. */
  readonly children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Tabs that have no room slide sideways; the page itself stays where it is.
    const tab = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - list.current.offsetLeft - 40 });
  }, [current]);
  const move = (event: KeyboardEvent) => {
    const by = (isSide ? sideArrows : arrows)[event.key];
    if (by === undefined) return;
    const at = tabs.findIndex(({ name }) => name === current);
    const next = tabs.at((at + by) % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={isSide ? "tabs tabs--side" : "tabs"}
        ref={list}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            data-tab={tab.name}
            className="tabs__tab"
            aria-selected={tab.name === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === current ? 0 : -1}
            onClick={() => {
              onSelect(tab.name);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}

/** Links between sibling pages that look like tabs. */
export function LinkTabs({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}) {
  return (
    <nav className="tabs" aria-label={label}>
      {links.map((link) => (
        <NavLink key={link.to} to={link.to} isSection className="tabs__tab">
          {link.label}
        </NavLink>
      ))}
    </nav>
  );
}
