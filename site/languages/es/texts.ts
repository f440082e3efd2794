import type account from "./account.json";
import type booking from "./booking.json";
import type browse from "./browse.json";
import type browser from "./browser.json";
import type emails from "./emails.json";
import type informationPages from "./information-pages.json";
import type islands from "./islands.json";
import type listing from "./listing.json";
import type shell from "./shell.json";

/** Catalogs whose keys are texts of the code. */
export type Texts = typeof informationPages &
  typeof account &
  typeof booking &
  typeof browse &
  typeof browser &
  typeof islands &
  typeof listing &
  typeof emails &
  typeof shell;
