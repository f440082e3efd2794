import { expect, test } from "vitest";
import { parseBusinessStatus } from "./read-status.server.ts";

test.each([
  "Closed",
  "Closed for good",
  "CLOSED (2023)",
  "closed down in May",
  "Closed forever",
  "No longer in business",
  "Shut down",
  "CLOSED_PERMANENTLY",
  "out of business 2023",
  "Cerrado permanentemente",
  "Cerrado",
])("reads as permanently closed: %s", (cell) => {
  expect(parseBusinessStatus("Status", cell)).toBe("closed");
});

test.each([
  "CLOSED_TEMPORARILY",
  "Closed for renovation",
  "closed until spring",
  "Closed ⋅ Reopens in 2027",
  "Not open yet",
  "not active",
  "NOT PUBLISHED",
  "Non-operational",
  "Coming soon",
  "draft",
  "Cerrado temporalmente",
  "Próximamente",
])("reads as not open to visitors now: %s", (cell) => {
  expect(parseBusinessStatus("Status", cell)).toBe("hidden");
});

test.each([
  "Open",
  "OPERATIONAL",
  "publish",
  "CLEAR",
  "Open, closed Sundays",
  "Open (not closed)",
  "Closed ⋅ Opens 9 AM Mon",
  "Closed · Opens at 9 AM Mon",
  "Closed ⋅ Opens Mon 9 AM",
  "Closed · Opens Monday at 9 AM",
  "Closed ⋅ Opens 10:00",
  "Closed ⋅ Opens tomorrow at 9 AM",
  "Closed now",
  "Closed today",
  "Closes soon ⋅ 5 PM",
  "yes",
  "Abierto",
  "Activo",
  "Cerrado ⋅ Abre a las 9 a. m.",
  "Abierto, cerrado los domingos",
])("reads as open: %s", (cell) => {
  expect(parseBusinessStatus("Status", cell)).toBe("open");
});

test.each(["Prospect", "VIP"])("draws no conclusion from: %s", (cell) => {
  expect(parseBusinessStatus("Status", cell)).toBeNull();
});
