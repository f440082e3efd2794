/** Normalizes an address to its mailbox: ignores plus tags, and dots at Gmail. */
export function mailboxOf(email: string) {
  const [local = "", domain = ""] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const name = local.replace(/(?<=.)\+.*/, "");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
