import type { EmailContent } from "#shared/email-parts.ts";
import { ourAddress } from "#shared/email-parts.ts";
import { say, sayStored } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { browserInWords } from "./sessions/browser-name.ts";

/** Account emails. Links state how long they work, and no email requests a password. */

const notYou = "If you did not ask for this, you do not need to do anything.";

/**
 * Uses no name: until it is confirmed, the address may be someone else's, and the name is
 * whatever a stranger typed.
 */
export const confirmAddressEmail = (href: string): EmailContent => ({
  title: say("Confirm your email address"),
  paragraphs: [
    say("Please confirm that this address is yours. The link works once, for 24 hours."),
  ],
  action: { text: say("Confirm address"), href },
  after: [say(notYou)],
});

export const knownAddressEmail = (href: string): EmailContent => ({
  title: say("You already have an account"),
  paragraphs: [
    say(
      "Someone, probably you, signed up at {name} with this address. It already has an account: sign in with your password, or set a new one.",
      { name: brand.name },
    ),
  ],
  action: { text: say("Set a new password"), href },
  after: [say(notYou)],
});

export const resetPasswordEmail = (href: string, token: string): EmailContent => ({
  title: say("Set a new password"),
  paragraphs: [
    say(
      "Here is the link you asked for. It works once, for 30 minutes. A new password signs you out everywhere.",
    ),
  ],
  action: { text: say("Set a new password"), href },
  after: [say("If a form asks for your reset token, enter this: {token}", { token }), say(notYou)],
});

export const signInLinkEmail = (href: string): EmailContent => ({
  title: say("Your sign-in link"),
  paragraphs: [say("This link signs you in. It works once, for 15 minutes.")],
  action: { text: say("Sign in"), href },
  after: [say(notYou)],
});

const roleNames = { editor: "an editor", super_admin: "an admin" };
const intentOf = {
  editor: "review what visitors write before it is published",
  super_admin: "help run the whole site",
};

export const adminInvitationEmail = (
  name: string,
  role: keyof typeof roleNames,
  href: string,
  days: number,
): EmailContent => ({
  title: role === "editor" ? "You are invited to edit" : "You are invited to run the site",
  paragraphs: [
    `Hello ${name}, ${brand.name} invites you to ${intentOf[role]}. Set a password to get started. The link works once, for ${days} days.`,
    "You will then set up a second factor: an app that shows codes, or a passkey.",
  ],
  action: { text: "Set a password", href },
  after: ["If you do not want this, you do not need to do anything."],
});

export const adminRoleEmail = (role: keyof typeof roleNames, href: string): EmailContent => ({
  title: `You are now ${roleNames[role]}`,
  paragraphs: [`Your account at ${brand.name} may now ${intentOf[role]}. Sign in as usual.`],
  action: { text: "See what needs review", href },
});

export const roleRemovedEmail = (): EmailContent => ({
  title: say("Your account has changed"),
  paragraphs: [
    say(
      "Your account at {name} no longer has access to run the site. Everything of your own stays: what you saved, wrote and manage.",
      { name: brand.name },
    ),
  ],
  after: [say("If you think this is a mistake, write to {ourAddress}.", { ourAddress })],
});

export const suspendedEmail = (): EmailContent => ({
  title: say("Your account is suspended"),
  paragraphs: [
    say(
      "No one can sign in to your account at {name} until we lift the suspension. Nothing in it was deleted.",
      { name: brand.name },
    ),
  ],
  after: [say("To ask why, or to have it lifted, write to {ourAddress}.", { ourAddress })],
});

export const suspensionEndedEmail = (href: string): EmailContent => ({
  title: say("Your account is active again"),
  paragraphs: [say("We lifted the suspension of your account. Sign in as usual.")],
  action: { text: say("Sign in"), href },
});

export const sessionsEndedEmail = (href: string): EmailContent => ({
  title: say("We signed you out"),
  paragraphs: [
    say("An admin of {name} ended a session of your account. Sign in again whenever you like.", {
      name: brand.name,
    }),
  ],
  action: { text: say("See where you are signed in"), href },
  after: [say("If you have questions, write to {ourAddress}.", { ourAddress })],
});

export const newBrowserEmail = (browser: string, at: string, href: string): EmailContent => ({
  title: say("A new sign-in to your account"),
  paragraphs: [
    say(
      "Someone signed in to your account with {browser} on {at}. If that was you, you can ignore this email.",
      { browser: browserInWords(browser), at },
    ),
  ],
  action: { text: say("See where you are signed in"), href },
  after: [say("If it was not you, end that session and set a new password.")],
});

export const accountChangedEmail = (what: string, at: string, href: string): EmailContent => ({
  title: say("Your {what} was changed", { what: sayStored(what) }),
  paragraphs: [
    say(
      "The {what} of your account was changed on {at}. If that was you, you can ignore this email.",
      { what: sayStored(what), at },
    ),
  ],
  action: { text: say("Check your account"), href },
  after: [say("If it was not you, write to {ourAddress}.", { ourAddress })],
});

/** Does not name the listing, because it has not been reviewed yet. */
export const claimOwnListingEmail = (href: string, days: number): EmailContent => ({
  title: say("Manage your listing"),
  paragraphs: [
    say("A listing was submitted to {name} with this address. We review it before it is shown.", {
      name: brand.name,
    }),
    say(
      "Follow the link to manage the listing: its hours, prices, bookings and plan. It works once, for {days} days.",
      { days },
    ),
  ],
  action: { text: say("Take over the listing"), href },
  after: [say("If you did not submit it, you do not need to do anything.")],
});
