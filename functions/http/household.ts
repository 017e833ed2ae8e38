import { isIPv6 } from "node:net";

/** The part of an address that stands for one household: an IPv6 subscriber has a whole /64 to choose from. */
export function household(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = "", after = ""] = address.split("::");
  const groups = before.split(":").filter(Boolean);
  const rest = after.split(":").filter(Boolean);
  const zeros = Math.max(0, 8 - groups.length - rest.length);
  const whole = [...groups, ...Array.from({ length: zeros }, () => "0"), ...rest];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
