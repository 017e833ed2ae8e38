import { BlockList, isIPv4, isIPv6 } from "node:net";

type Range = readonly [network: string, prefix: number];

/** IPv4 ranges that are not the public internet (IANA special-purpose registry, RFC 6890 and updates). */
const special4: readonly Range[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // Link-local; on AWS the metadata service is in here.
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/**
 * Within global unicast, ranges that lead elsewhere: protocol assignments with Teredo, documentation, 6to4.
 * What carries an IPv4 address in other ways (mapped, NAT64) lies outside of global unicast altogether.
 */
const special6: readonly Range[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
];

function listOf(ranges: readonly Range[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}

const notPublic4 = listOf(special4, "ipv4");
const notPublic6 = listOf(special6, "ipv6");
const globalUnicast6 = listOf([["2000::", 3]], "ipv6");

/** Whether an IP address is one of the public internet: not our own network, not this machine, not a tunnel to them. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic4.check(address, "ipv4");
  if (!isIPv6(address) || address.includes("%")) return false;
  return globalUnicast6.check(address, "ipv6") && !notPublic6.check(address, "ipv6");
}
