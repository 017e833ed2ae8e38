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
import { onFirstAct } from "../../browser/first-act.ts";
import type { ShortcutName } from "../../keyboard/shortcuts.ts";
import { asksFor } from "../../keyboard/single-keys.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { ErrorBoundary } from "../feedback/ErrorBoundary.tsx";

type Overlay = ComponentType<{ readonly onClose: () => void }>;

/**
 * Makes a dialog that opens over any page, by its shortcut or from whatever asks for it. Its code comes when somebody
 * begins to use the page.
 */
export function createOverlay(shortcut: ShortcutName, load: () => Promise<Overlay>) {
  const Content = lazyPage(load);
  const Open = createContext<() => void>(() => undefined);

  function Provider({ children }: { readonly children: ReactNode }) {
    // How often it was asked for since it was closed: who asks again gives what failed another try.
    const [asked, setAsked] = useState(0);
    const open = () => {
      setAsked((times) => times + 1);
    };
    useEffect(() => {
      onFirstAct(Content.preload);
    }, []);
    // Not an effect that comes after the page is seen: who presses the key at once would be left without an answer.
    useLayoutEffect(() => {
      const onKeyDown = (event: KeyboardEvent) => {
        if (!asksFor(event, shortcut)) return;
        event.preventDefault();
        setAsked((times) => times + 1);
      };
      window.addEventListener("keydown", onKeyDown);
      return () => {
        window.removeEventListener("keydown", onKeyDown);
      };
    }, []);
    return (
      <Open value={open}>
        {children}
        {asked > 0 && (
          <div className="page__dialog">
            <ErrorBoundary resetKey={String(asked)}>
              <Suspense fallback={null}>
                <Content
                  onClose={() => {
                    setAsked(0);
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
