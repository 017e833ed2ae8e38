import { useEffect, useEffectEvent, useRef } from "react";
import { navigate, useLocation } from "../../../browser/location.ts";
import { withFind } from "./tools-address.ts";

/** Browsers take so many changes of an address in half a minute that one for each letter would be too many. */
const restMs = 300;

/**
 * Lets the address follow what is typed to find titles, once somebody rests, and what is typed an address that somebody
 * has gone to. Gives what writes the address at once.
 */
export function useFindInAddress(typed: string, onType: (text: string) => void): () => void {
  const { search } = useLocation();
  const inAddress = new URLSearchParams(search).get("find") ?? "";
  /** What the address says as far as we have to do with it. */
  const written = useRef(inAddress);
  const onAddress = useEffectEvent(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    onType(inAddress);
  });
  useEffect(() => {
    onAddress();
  }, [inAddress]);
  const write = () => {
    const text = typed.trim();
    if (text === written.current.trim()) return;
    written.current = text;
    // One typed text is one step of the history, whatever it was on its way.
    navigate({ search: withFind(window.location.search, text) }, { replace: true });
  };
  const onRest = useEffectEvent(write);
  useEffect(() => {
    const timer = setTimeout(() => {
      onRest();
    }, restMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  return write;
}
