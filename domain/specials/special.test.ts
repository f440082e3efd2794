import { describe, expect, test } from "vitest";
import { z } from "zod";
import { specialInput } from "#tests/support/specials.ts";
import { specialState } from "./special.ts";
import { specialSchema, toSpecialColumns } from "./special-input.ts";
import { createVoucherCode, parseVoucherCode } from "./vouchers/voucher-code.ts";

const faults = (input: object) => {
  const read = specialSchema.safeParse(input);
  return read.success ? {} : z.flattenError(read.error).fieldErrors;
};

describe("a special's input", () => {
  test("requires a title, a description and both dates, with the documented messages", () => {
    expect(faults({ title: " ", description: "", validFrom: "", validTo: "" })).toEqual({
      title: ["Title is required"],
      description: ["Description is required"],
      validFrom: ["Start date is required"],
      validTo: ["End date is required"],
    });
    expect(Object.keys(faults({}))).toEqual(["title", "description", "validFrom", "validTo"]);
  });

  const wrong: [what: string, changes: Parameters<typeof specialInput>[0], field: string][] = [
    ["an end before its start", { validTo: "2026-11-19" }, "validTo"],
    ["a special price that is not below the original", { specialPrice: 200 }, "specialPrice"],
    ["a special price above the original", { specialPrice: 250 }, "specialPrice"],
    ["a special price less than a percent below", { specialPrice: 199.9 }, "specialPrice"],
    ["two prices of nothing", { originalPrice: 0, specialPrice: 0 }, "specialPrice"],
    ["a discount that the prices do not make", { discountPercentage: 30 }, "discountPercentage"],
    ["an original price alone", { specialPrice: null }, "specialPrice"],
    ["a discount from no price", { originalPrice: null, discountPercentage: 10 }, "originalPrice"],
    ["half a cent", { specialPrice: 149.995 }, "specialPrice"],
    ["a price below nothing", { specialPrice: -1 }, "specialPrice"],
    ["a limit of nobody", { mostClaims: 0 }, "mostClaims"],
    ["a price that is none, in its title", { title: "Botox as low as $9" }, "title"],
    ["a promise in its description", { description: "Guaranteed results." }, "description"],
    [
      "a product that a regulator warns of, in its terms",
      { termsConditions: "Exosomes are included." },
      "termsConditions",
    ],
    ["a day that is none", { validTo: "2027-02-29" }, "validTo"],
  ];
  for (const [what, changes, field] of wrong)
    test(`is rejected with ${what}`, () =>
      expect(Object.keys(faults(specialInput(changes)))).toEqual([field]));

  test("explains the date format and reads an empty discount as none", () => {
    expect(faults(specialInput({ validTo: "31/12/2026" }))).toEqual({
      validTo: ["Write the date as YYYY-MM-DD, like 2027-01-31"],
    });
    expect(faults({ ...specialInput({}), discountPercentage: "" })).toEqual({});
  });

  test("gets its discount from the two prices", () => {
    const discount = (changes: Parameters<typeof specialInput>[0]) =>
      toSpecialColumns(specialSchema.parse(specialInput(changes))).discountPercentage;
    expect(discount({})).toBe(25);
    expect(discount({ discountPercentage: 25 })).toBe(25);
    expect(discount({ specialPrice: 0 })).toBe(99);
    expect(discount({ originalPrice: null, specialPrice: null, discountPercentage: 20 })).toBe(20);
    expect(discount({ originalPrice: null })).toBeNull();
  });

  test("accepts timestamps as dates and removes control characters", () => {
    const read = specialSchema.parse(
      specialInput({ validFrom: "2026-11-20T00:00:00.000Z", title: "Two\r\nlines\u0000" }),
    );
    expect([read.validFrom, read.title]).toEqual(["2026-11-20", "Two lines"]);
  });
});

test("a special is upcoming, running on its first and last day, paused or ended", () => {
  const special = {
    isActive: true,
    hasEnded: false,
    validFrom: "2026-11-20",
    validTo: "2026-11-22",
  };
  expect(
    ["2026-11-19", "2026-11-20", "2026-11-22", "2026-11-23"].map((day) =>
      specialState(special, day),
    ),
  ).toEqual(["to come", "running", "running", "ended"]);
  expect(specialState({ ...special, isActive: false }, "2026-11-20")).toBe("paused");
  expect(specialState({ ...special, hasEnded: true }, "2026-11-20")).toBe("ended");
});

test("a voucher code is recognized in any spelling", () => {
  const code = createVoucherCode(new Uint8Array([0, 31, 63, 95, 1, 2, 3, 4, 17, 18, 19, 20]));
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(parseVoucherCode(code)).toBe(code);
  expect(
    parseVoucherCode(
      ` ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")} `,
    ),
  ).toBe(code);
  for (const none of ["", "1234", `${code}7`, "!!!!-!!!!-!!!!", "<script>x</s"])
    expect(parseVoucherCode(none)).toBeNull();
});
