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
    { value: "yes", label: "Are taken" },
    { value: "no", label: "Are not taken at the moment" },
  ],
});
const words: SettingField = {
  name: "words",
  label: "What visitors read while they are not",
  as: "text",
};

export const settingForms: Record<
  SettingName,
  { title: string; about: string; fields: SettingField[] }
> = {
  contact: {
    title: "How to reach us",
    about:
      "Stands on every page, in every mail and on invoices. Where mails come from is set by MAIL_FROM.",
    fields: [
      { name: "email", label: "E-mail", as: "line" },
      { name: "phone", label: "Telephone", as: "line", isOptional: true },
      {
        name: "postalAddress",
        label: "Postal address",
        as: "line",
        hint: "The law asks for it on every mail to many.",
      },
    ],
  },
  operator: {
    title: "Who runs the site",
    about:
      "Named in the Terms, the Privacy policy, before a card is entered and on invoices. The postal address is the one above.",
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
    title: "A new price for Premier",
    about:
      "Everybody who pays is told by email, 30 to 7 days before the day. Change the price at the payment provider and in site/ on that day.",
    fields: [
      { name: "dollars", label: "Dollars a month", as: "line", isOptional: true, half: true },
      { name: "fromDay", label: "From", as: "day", isOptional: true, half: true },
    ],
  },
  social: {
    title: "Elsewhere on the web",
    about: "In the foot of every page, and told to search engines as ours.",
    fields: [
      {
        name: "links",
        label: "Links",
        as: "text",
        isOptional: true,
        hint: "One a line: Instagram https://instagram.com/…",
      },
    ],
  },
  announcement: {
    title: "Announcement",
    about: `Above every page, in one sentence. It begins and ends by itself, by the clocks of ${zone}, within a minute. Without words there is none.`,
    fields: [
      { name: "words", label: "Words", as: "line", isOptional: true },
      { name: "linkText", label: "Words of its link", as: "line", isOptional: true, half: true },
      { name: "link", label: "Address of its link", as: "line", isOptional: true, half: true },
      { name: "fromDay", label: "From", as: "day", isOptional: true, half: true },
      { name: "fromTime", label: "At", as: "time", isOptional: true, half: true },
      {
        name: "untilDay",
        label: "Until",
        as: "day",
        isOptional: true,
        half: true,
        hint: "Without a time the day counts whole.",
      },
      { name: "untilTime", label: "At", as: "time", isOptional: true, half: true },
      {
        name: "mayBeClosed",
        label: "Visitors",
        as: "choice",
        choices: [
          { value: "yes", label: "May close it" },
          { value: "no", label: "Always see it" },
        ],
      },
    ],
  },
  listings: {
    title: "New listings",
    about: "The form of owners and the call of the API.",
    fields: [taken("listings"), words],
  },
  reviews: {
    title: "New reviews",
    about: "What is written already can still be changed or withdrawn.",
    fields: [taken("reviews"), words],
  },
  bookings: {
    title: "New bookings",
    about: "By visitors, at every place. Bookings that stand can be moved and cancelled.",
    fields: [taken("bookings"), words],
  },
};
