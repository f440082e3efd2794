import { createHmac, timingSafeEqual } from "node:crypto";

const longestAge = 5 * 60;

const digestOf = (secret: string, time: string, body: string) =>
  createHmac("sha256", secret).update(`${time}.${body}`).digest();

/** Stripe's scheme: the time, and a digest of time and body. */
export function signEvent(secret: string, body: string, now: Date) {
  const time = String(Math.floor(now.getTime() / 1000));
  return `t=${time},v1=${digestOf(secret, time, body).toString("hex")}`;
}

/** Rejects signatures that are older than some minutes. */
export function isSigned(secret: string, body: string, signature: string, now: Date) {
  const parts = signature.split(",").map((part) => part.trim().split("=", 2));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > longestAge)
    return false;
  const right = digestOf(secret, time, body);
  return parts.some(([name, value = ""]) => {
    if (name !== "v1" || !/^[0-9a-f]{64}$/.test(value)) return false;
    return timingSafeEqual(Buffer.from(value, "hex"), right);
  });
}
