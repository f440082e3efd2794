import { brand } from "#site/brand.ts";
import type { SettingName } from "./settings.ts";

export type SettingField = {
  name: string;
  label: string;
  as: "line" | "text" | "day" | "time" | "choice";
  hint?: string;
  isOptional?: true;
  half?: true;
  choices?: { value: string; label: string }[];
};

const zone = brand.region.timeZone.replace(/^.*\//, "").replace("_", " ");
const taken = (what: string): SettingField => ({
  name: "taken",
  label: `New ${what}`,
  as: "choice",
  choices: [
    { value: "yes", label: "Accepted" },
    { value: "no", label: "Not accepted right now" },
  ],
});
const words: SettingField = {
  name: "words",
  label: "Message to visitors while they are not accepted",
  as: "text",
};

export const settingForms: Record<
  SettingName,
  { title: string; about: string; fields: SettingField[] }
> = {
  contact: {
    title: "Contact details",
    about:
      "Shown on every page, in every email and on invoices. The sender address is part of the server’s configuration.",
    fields: [
      { name: "email", label: "Email", as: "line" },
      { name: "phone", label: "Phone", as: "line", isOptional: true },
      {
        name: "postalAddress",
        label: "Postal address",
        as: "line",
        hint: "The law requires it in every email to a list.",
      },
    ],
  },
  operator: {
    title: "Who runs the site",
    about:
      "Named in the Terms, in the Privacy policy, at payment and on invoices. The postal address is the one above.",
    fields: [
      {
        name: "legalName",
        label: "Legal name",
        as: "line",
        hint: "The registered name of the company, or your own.",
      },
      {
        name: "dmcaAgent",
        label: "Copyright agent",
        as: "text",
        isOptional: true,
        hint: "Name, address, phone and email of the agent registered with the Copyright Office. Empty: notices go to the contact address.",
      },
      { name: "venue", label: "County and state of the courts", as: "line" },
    ],
  },
  price: {
    title: "New Premier price",
    about:
      "Paying owners are notified by email 7 to 30 days before that date. On that date, also change the price at the payment provider and in the site’s configuration.",
    fields: [
      { name: "dollars", label: "Dollars per month", as: "line", isOptional: true, half: true },
      { name: "fromDay", label: "From", as: "day", isOptional: true, half: true },
    ],
  },
  social: {
    title: "Social profiles",
    about: "Shown in the footer and listed for search engines as our profiles.",
    fields: [
      {
        name: "links",
        label: "Links",
        as: "text",
        isOptional: true,
        hint: "One per line: Instagram https://instagram.com/…",
      },
    ],
  },
  announcement: {
    title: "Announcement",
    about: `Shown above every page, in one sentence. It starts and ends automatically within a minute, in ${zone} time. Leave the text empty to show none.`,
    fields: [
      { name: "words", label: "Text", as: "line", isOptional: true },
      { name: "linkText", label: "Link text", as: "line", isOptional: true, half: true },
      { name: "link", label: "Link address", as: "line", isOptional: true, half: true },
      { name: "fromDay", label: "From", as: "day", isOptional: true, half: true },
      { name: "fromTime", label: "At", as: "time", isOptional: true, half: true },
      {
        name: "untilDay",
        label: "Until",
        as: "day",
        isOptional: true,
        half: true,
        hint: "Without a time, the whole day counts.",
      },
      { name: "untilTime", label: "At", as: "time", isOptional: true, half: true },
      {
        name: "mayBeClosed",
        label: "Visitors",
        as: "choice",
        choices: [
          { value: "yes", label: "Visitors can dismiss it" },
          { value: "no", label: "Always visible" },
        ],
      },
    ],
  },
  listings: {
    title: "New listings",
    about: "The form for owners and the API.",
    fields: [taken("listings"), words],
  },
  reviews: {
    title: "New reviews",
    about: "Existing reviews can still be changed or withdrawn.",
    fields: [taken("reviews"), words],
  },
  bookings: {
    title: "New bookings",
    about: "By visitors, at all listings. Existing bookings can still be moved and cancelled.",
    fields: [taken("bookings"), words],
  },
};
