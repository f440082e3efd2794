import { expect, test } from "vitest";
import { boardNameMissing, boardNotRecognized, boardProblem } from "./board-certified.ts";

test.each([
  "Board certified by the American Board of Dermatology",
  "Board-certified, American Board of Otolaryngology - Head and Neck Surgery",
  "Board certified by the American Osteopathic Board of Family Physicians",
  "Board certified by the Royal College of Physicians and Surgeons of Canada",
  "Board certified by the American Academy of Nurse Practitioners Certification Board",
  "Diplomate, American Board of Laser Surgery (not an ABMS board)",
  "NCCPA-certified",
  "Certified by the board of directors",
  "Registered nurse, California",
])("accepts %s", (line) => expect(boardProblem(line)).toBeNull());

test.each([
  "Board-certified in dermatology",
  "board certified dermatologist",
  "Double board-certified in otolaryngology and facial plastic surgery",
  "Board‑certified family nurse practitioner",
  "Board certification in family medicine",
  "Board certified by the American Board of",
])("asks for the name of the board in %s", (line) => expect(boardProblem(line)).toBe(boardNameMissing));

test.each(["Board certified by the American Board of Laser Surgery", "Board-certified, American Board of Obesity Medicine"])(
  "refuses a board that is not recognized: %s",
  (line) => expect(boardProblem(line)).toBe(boardNotRecognized),
);
