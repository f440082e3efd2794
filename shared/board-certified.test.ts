import { expect, test } from "vitest";
import { boardNameMissing, boardNotRecognized, boardProblem } from "./board-certified.ts";

test.each([
  "Board certified by the American Board of Dermatology",
  "Board-certified, American Board of Otolaryngology - Head and Neck Surgery",
  "Board certified by the American Osteopathic Board of Family Physicians",
  "Board certified by the Royal College of Physicians and Surgeons of Canada",
  "Board certified by the American Academy of Nurse Practitioners Certification Board",
  "Board certified by the American Board of Obstetrics & Gynecology",
  "Board certified by the American Board of Otolaryngology – Head and Neck Surgery",
  "Board certified by the American Board of Plastic Surgery and the American Board of Surgery (retired)",
  "Double-boarded: American Board of Surgery, American Board of Facial Plastic and Reconstructive Surgery",
  "Certificada por la junta: American Board of Dermatology",
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
  "Double-boarded facial surgeon",
  "Board certified by the American Board of Dermatology, board certified in aesthetic medicine",
  "Board certified in aesthetic medicine and by the American Board of Dermatology",
  "Dermatóloga certificada por la junta",
  "Cirujanos certificados por la junta",
])("requires the name of the board in %s", (line) =>
  expect(boardProblem(line)).toBe(boardNameMissing),
);

test.each([
  "Board certified by the American Board of Laser Surgery",
  "Board-certified, American Board of Obesity Medicine",
  "Board certified by the American Board of Facial Cosmetic Surgery",
  "Board certified by the American Board of Dermatology and by the American Board of Cosmetic Surgery",
  "Board certified by the American Board of Surgery of the Face",
  "Board certified by the American Board of Dermatology and Aesthetics",
])("rejects an unrecognized board: %s", (line) =>
  expect(boardProblem(line)).toBe(boardNotRecognized),
);
