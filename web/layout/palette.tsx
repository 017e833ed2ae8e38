import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from "react";

const loadPalette = () => import("../features/search/SearchPalette.tsx");

const SearchPalette = lazy(async () => ({ default: (await loadPalette()).SearchPalette }));

const OpenPalette = createContext<() => void>(() => undefined);

/** What opens the search palette from anywhere below the {@link PaletteProvider}. */
export const useOpenPalette = (): (() => void) => useContext(OpenPalette);

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]")
  );
}

/** Whether a key press asks for the palette: Ctrl-K, Cmd-K, or a slash outside of text fields. */
function asksForPalette(event: KeyboardEvent): boolean {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") return true;
  return event.key === "/" && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
}

/** Holds the search palette and its hotkeys. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
  };
  useEffect(() => {
    // Some browsers have no idle callback; there the first opening fetches the code.
    if (!("requestIdleCallback" in window)) return undefined;
    const idle = window.requestIdleCallback(() => void loadPalette());
    return () => {
      window.cancelIdleCallback(idle);
    };
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForPalette(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return (
    <OpenPalette value={open}>
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <SearchPalette
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </OpenPalette>
  );
}
