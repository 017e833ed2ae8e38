import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import type { ShortcutName } from "../keyboard/shortcuts.ts";
import { asksFor } from "../keyboard/single-keys.ts";

type Overlay = ComponentType<{ readonly onClose: () => void }>;

/** Makes a dialog that opens over any page, by its shortcut or from whatever asks for it; its code comes when the page is idle. */
export function createOverlay(shortcut: ShortcutName, load: () => Promise<Overlay>) {
  const Content = lazy(async () => ({ default: await load() }));
  const Open = createContext<() => void>(() => undefined);

  function Provider({ children }: { readonly children: ReactNode }) {
    const [isOpen, setOpen] = useState(false);
    const open = () => {
      setOpen(true);
    };
    useEffect(() => {
      // Some browsers have no idle callback; there the first opening fetches the code.
      if (!("requestIdleCallback" in window)) return undefined;
      const idle = window.requestIdleCallback(() => {
        // What fails now, as without a connection, fails when it is wanted.
        load().catch(() => undefined);
      });
      return () => {
        window.cancelIdleCallback(idle);
      };
    }, []);
    useEffect(() => {
      const onKeyDown = (event: KeyboardEvent) => {
        if (!asksFor(event, shortcut)) return;
        event.preventDefault();
        setOpen(true);
      };
      window.addEventListener("keydown", onKeyDown);
      return () => {
        window.removeEventListener("keydown", onKeyDown);
      };
    }, []);
    return (
      <Open value={open}>
        {children}
        {isOpen && (
          <Suspense fallback={null}>
            <Content
              onClose={() => {
                setOpen(false);
              }}
            />
          </Suspense>
        )}
      </Open>
    );
  }

  return { Provider, useOpen: (): (() => void) => useContext(Open) };
}
