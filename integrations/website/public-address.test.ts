import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

for (const address of [
  "93.184.216.34",
  "8.8.8.8",
  "172.32.0.1",
  "2606:2800:220:1:248:1893:25c8:1946",
])
  test(`${address} is public`, () => expect(isPublicAddress(address)).toBe(true));

const closed =
  "0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fc00::1 fd12::1 fe80::1 ff02::1 2001:db8::1 2002:7f00:1::1 ::7f00:1 ::ffff:0:127.0.0.1 ::ffff:169.254.169.254 64:ff9b:1::a9fe:a9fe 64:ff9b::a9fe:a9fe 100::1 2001::7f00:1 2001:10::1 3fff::1 5f00::1 fe80::1%lo fec0::1 fd00:ec2::254 192.0.0.192 100.100.100.200 168.63.129.16.nip.io 0177.0.0.1 0x7f.0.0.1 2130706433 127.1 0";
for (const address of [...closed.split(" "), "example.com", ""])
  test(`${address || "nothing"} is not public`, () => expect(isPublicAddress(address)).toBe(false));
