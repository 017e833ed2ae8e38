import {
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { onFirstAct } from "../browser/first-act.ts";
import { lazyPage } from "../browser/lazy-page.ts";
import { presses } from "../keyboard/shortcuts.ts";
import { Avatar } from "../ui/display/Avatar.tsx";
import { ChevronDownIcon } from "../ui/display/icons.tsx";
import "./UserMenu.css";

// Hardly anybody opens it: what is in it comes once somebody uses the page.
const MenuLinks = lazyPage(() => import("./MenuLinks.tsx").then((code) => code.MenuLinks));

/** The signed-in user's dropdown; an outside click, Esc or leaving it by Tab closes it. */
export function UserMenu({
  username,
  avatarUrl,
}: {
  readonly username: string;
  readonly avatarUrl: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
  };
  useLeaving(root, isOpen, close);
  useEffect(() => {
    onFirstAct(MenuLinks.preload);
  }, []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!presses(event, "close") || !isOpen) return;
    close();
    toggle.current?.focus();
  };
  return (
    <div className="user-menu" ref={root} onKeyDown={closeOnEscape}>
      <button
        ref={toggle}
        type="button"
        className="user-menu__toggle"
        aria-expanded={isOpen}
        aria-controls="user-menu"
        aria-label={`Account menu of ${username}`}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Avatar src={avatarUrl} size={36} />
        <span className="user-menu__name">{username}</span>
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuLinks
            username={username}
            onLeave={() => {
              // The link goes with the menu; a link to another page takes the focus there.
              toggle.current?.focus();
              close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Tells of a click outside an element, and of the focus going there. */
function useLeaving(root: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: () => void) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) leave();
    };
    document.addEventListener("pointerdown", listen);
    document.addEventListener("focusin", listen);
    return () => {
      document.removeEventListener("pointerdown", listen);
      document.removeEventListener("focusin", listen);
    };
  }, [root, isOpen]);
}
