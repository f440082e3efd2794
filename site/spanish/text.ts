import type about from "./about.json";
import type account from "./account.json";
import type booking from "./booking.json";
import type browse from "./browse.json";
import type browser from "./browser.json";
import type listing from "./listing.json";
import type mails from "./mails.json";
import type shell from "./shell.json";

/** Every text of ours that has its Spanish. */
export type Text = keyof (typeof about &
  typeof account &
  typeof booking &
  typeof browse &
  typeof browser &
  typeof listing &
  typeof mails &
  typeof shell);
