import { expect, test } from "vitest";
import { offerProblem, promiseProblem, regulatorWarns } from "./promises.ts";

test.each([
  "Botox as low as $9",
  "Peels, $150 and up",
  "$1,250 & up",
  "Guaranteed results",
  "Satisfaction guarantee",
  "Painless laser hair removal",
  "A pain-free visit",
  "Risk-free",
  "There is no risk",
  "100% safe",
])("rejects %s", (text) => expect(promiseProblem(text)).toEqual(expect.any(String)));

test.each([
  "Botox, $12 a unit",
  "Ages 18 and up",
  "Results are not guaranteed",
  "We make no guarantee of results",
  "No treatment is painless",
  "Nothing is risk-free",
  "Ask about the risks",
  "Copper peptide serum",
  "Kybella, two vials",
])("accepts %s", (text) => expect(offerProblem(text)).toBeNull());

test.each([
  "Microneedling with exosomes",
  "Exosome facial",
  "Compounded semaglutide",
  "compounded GLP-1 injections",
  "Tirzepatide (compounded)",
  "Retatrutide, weekly",
  "BPC-157 injections",
  "CJC-1295 with ipamorelin",
  "Lemon Bottle fat dissolving",
  "PCDC",
  "Aqualyx, two vials",
  "Kabelline",
  "Lipo Lab",
  "Polynucleotides (PDRN)",
  "Salmon DNA facial",
  "Stem cell IV",
])("rejects %s as a service because of a regulator's warning", (text) => {
  expect(offerProblem(text)).toBe(regulatorWarns);
  expect(promiseProblem(text)).toBeNull();
});
