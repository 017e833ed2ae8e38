import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { Link } from "react-router-dom";
import { brand } from "../brand.ts";
import { presses } from "../keyboard/shortcuts.ts";
import { paths } from "../paths.ts";
import { Avatar } from "../ui/Avatar.tsx";
import {
  ChatIcon,
  ChevronDownIcon,
  PersonIcon,
  SignOutIcon,
  SlidersIcon,
  SparkIcon,
} from "../ui/icons.tsx";
import "./UserMenu.css";

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
      {isOpen && <MenuLinks username={username} onLeave={close} />}
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

/** Where the menu leads; some only where the header has no room for them. */
function MenuLinks({
  username,
  onLeave,
}: {
  readonly username: string;
  readonly onLeave: () => void;
}) {
  return (
    <ul id="user-menu" className="user-menu__list" onClick={onLeave}>
      <li>
        <Link to={paths.profile(username)} className="user-menu__item">
          <PersonIcon />
          {username}
        </Link>
      </li>
      <li className="user-menu__narrow">
        <Link to={paths.chat} className="user-menu__item">
          <SparkIcon />
          Chat
        </Link>
      </li>
      {brand.communityChatUrl !== "" && (
        <li className="user-menu__narrow">
          <a href={brand.communityChatUrl} className="user-menu__item">
            <ChatIcon />
            Community
          </a>
        </li>
      )}
      <li>
        <Link to={paths.settings} className="user-menu__item">
          <SlidersIcon />
          Settings
        </Link>
      </li>
      <li>
        <Link to={paths.logout} state={{ signOutNow: true }} className="user-menu__item">
          <SignOutIcon />
          Logout
        </Link>
      </li>
    </ul>
  );
}
