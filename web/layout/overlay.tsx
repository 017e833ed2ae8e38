import {
  createContext,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { onFirstAct } from "../first-act.ts";
import type { ShortcutName } from "../keyboard/shortcuts.ts";
import { asksFor } from "../keyboard/single-keys.ts";
import { lazyPage } from "../lazy-page.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

type Overlay = ComponentType<{ readonly onClose: () => void }>;

/**
 * Makes a dialog that opens over any page, by its shortcut or from whatever asks for it. Its code comes when somebody
 * begins to use the page.
 */
export function createOverlay(shortcut: ShortcutName, load: () => Promise<Overlay>) {
  const Content = lazyPage(load);
  const Open = createContext<() => void>(() => undefined);

  function Provider({ children }: { readonly children: ReactNode }) {
    const [isOpen, setOpen] = useState(false);
    const open = () => {
      setOpen(true);
    };
    useEffect(() => {
      onFirstAct(Content.preload);
    }, []);
    // Not an effect that comes after the page is seen: who presses the key at once would be left without an answer.
    useLayoutEffect(() => {
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
          <div className="page__dialog">
            <ErrorBoundary resetKey={shortcut}>
              <Suspense fallback={null}>
                <Content
                  onClose={() => {
                    setOpen(false);
                  }}
                />
              </Suspense>
            </ErrorBoundary>
          </div>
        )}
      </Open>
    );
  }

  return { Provider, useOpen: (): (() => void) => useContext(Open) };
}
