import { fc } from "../../support/properties.ts";
import { describe, expect, test } from "vitest";
import { isPublicAddress } from "../../../functions/pictures/public-address.ts";

describe("the public internet", () => {
  test.each(["1.1.1.1", "8.8.8.8", "93.184.215.14", "172.32.0.1", "100.128.0.1", "223.255.255.1"])(
    "%s is part of it",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
  test.each(["2606:4700::1111", "2a00:1450:4001:81b::200e", "2400:cb00:2048:1::c629:d7a2"])(
    "%s is part of it",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe("everything else", () => {
  test.each([
    ["this machine", "127.0.0.1", "127.255.255.254", "0.0.0.0", "::1", "::"],
    ["a home or a data centre", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
    ["a carrier's own network", "100.64.0.1", "100.127.255.255"],
    ["the metadata service", "169.254.169.254", "169.254.170.2", "fd00:ec2::254"],
    ["the same link", "169.254.0.1", "fe80::1", "fe80::1%eth0", "febf::1"],
    ["unique local and old site-local addresses", "fc00::1", "fdff::1", "fec0::1"],
    ["many at once", "224.0.0.1", "239.255.255.255", "ff02::1", "255.255.255.255", "240.0.0.1"],
    ["examples and benchmarks", "192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1"],
    ["examples in IPv6", "2001:db8::1", "3fff::1", "100::1"],
    ["an IPv4 address in IPv6", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "::ffff:7f00:1", "::7f00:1"],
    ["NAT64", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::a00:1", "64:ff9b::8.8.8.8"],
    ["tunnels", "2002:7f00:1::", "2002:c0a8:101::1", "2001:0:7f00:1::1", "2001:10::1"],
    ["no address", "", "localhost", "127.1", "0x7f000001", "2130706433", "1.2.3.4.5", "::g"],
  ])("%s is not", (_, ...addresses) => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
  });

  test("no IPv4 address becomes public by being written in IPv6", () => {
    const prefixes = ["::", "::ffff:", "::ffff:0:", "64:ff9b::", "64:ff9b:1::", "2002:", "2001::"];
    fc.assert(
      fc.property(fc.constantFrom(...prefixes), fc.ipV4(), (prefix, address) => {
        expect(isPublicAddress(prefix + address)).toBe(false);
      }),
    );
  });
});
