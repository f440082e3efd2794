import type { Landscape } from "#site/landscapes.ts";

/**
 * Line drawings on a 120 × 120 grid in one stroke weight: a mark per category, a view per city
 * type.
 */
const motifs: Record<string, string> = {
  // A droplet with a highlight.
  "cosmetic-injectables-fillers":
    "M60 14C46 38 30 54 30 74a30 30 0 0 0 60 0C90 54 74 38 60 14ZM44 74a16 16 0 0 0 16 16",
  // Light radiating from a point.
  "laser-light-therapies":
    "M60 96a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM38 74a27 27 0 0 1 44 0M25 62a45 45 0 0 1 70 0M13 50a62 62 0 0 1 94 0M60 12v14M28 22l6 11M92 22l-6 11",
  // Two lines that taper to a waist.
  "body-contouring-fat-reduction":
    "M36 10c2 22 16 30 16 48S32 88 30 112M84 10c-2 22-16 30-16 48s20 30 22 54M44 34h32M50 58h20M42 88h36",
  // A waning moon.
  "anti-aging-treatments":
    "M60 104a44 44 0 1 0 0-88 44 44 0 0 0 0 88ZM60 16c18 12 26 26 26 44s-8 32-26 44M60 16c-6 13-9 27-9 44s3 31 9 44M104 60H86",
  // A leaf with its veins.
  "advanced-skin-care-treatments":
    "M22 98C16 50 44 20 100 18c2 56-26 86-78 80ZM22 98C44 72 62 54 82 36M44 74l-4-22M44 74l24 4M62 56l-3-18M62 56l20 3",
  // Ripples that settle.
  "acne-scar-treatments":
    "M12 30c8-14 16-14 24 0s16 14 24 0 16-14 24 0 16 14 24 0M12 54c8-8 16-8 24 0s16 8 24 0 16-8 24 0 16 8 24 0M12 76c8-4 16-4 24 0s16 4 24 0 16-4 24 0 16 4 24 0M12 96h96",
  // A curve with a ruler.
  "reconstructive-cosmetic-surgery":
    "M26 106C26 52 52 22 100 18M26 106h14M26 88h8M29 72h8M35 57h8M45 43h8M58 32l5 6M73 24l3 7M100 18v12M48 106c0-34 20-58 52-62",
  // A dropper bottle.
  "medical-grade-skin-care-products":
    "M46 52h28l6 12v40a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6V64ZM50 52V40h20v12M56 40V22a4 4 0 0 1 8 0v18M40 78h40M52 94h16",
  // Stacked stones.
  "therapeutic-massage-wellness":
    "M60 104c26 0 40-5 40-13s-14-14-40-14-40 6-40 14 14 13 40 13ZM60 77c18 0 29-5 29-12s-11-12-29-12-29 5-29 12 11 12 29 12ZM60 53c12 0 20-4 20-10s-8-10-20-10-20 4-20 10 8 10 20 10ZM60 33c6 0 10-3 10-7s-4-8-10-8-10 4-10 8 4 7 10 7Z",
  // A lotus.
  "acupuncture-traditional-medicine":
    "M60 22c14 14 20 28 20 42S72 90 60 98c-12-8-20-20-20-34s6-28 20-42ZM40 56C30 48 22 46 14 46c0 26 18 48 46 52M80 56c10-8 18-10 26-10 0 26-18 48-46 52M26 104c22 6 46 6 68 0",
  // A house with a droplet.
  "medical-spa":
    "M16 56 60 18l44 38M26 50v54h68V50M60 60c-8 11-14 18-14 27a14 14 0 0 0 28 0c0-9-6-16-14-27ZM38 104v8M82 104v8",
};

const views: Record<Landscape, string> = {
  coast:
    "M82 40a16 16 0 1 0 0-.1M8 72c10-8 20-8 30 0s20 8 30 0 20-8 30 0 10 6 14 6M8 88c10-8 20-8 30 0s20 8 30 0 20-8 30 0 10 6 14 6M8 104c10-8 20-8 30 0s20 8 30 0 20-8 30 0 10 6 14 6",
  harbor:
    "M42 18v64M42 22c22 14 32 32 34 52H42M36 34C26 48 20 62 18 74h18M12 84h78c-4 10-12 14-22 14H34c-10 0-18-4-22-14ZM8 110c10-6 20-6 30 0s20 6 30 0 20-6 30 0 8 4 12 4",
  hills:
    "M84 34a12 12 0 1 0 0-.1M4 92c16-30 30-44 42-44s18 14 30 14 18-14 40 6M4 104c24-18 38-22 56-16s34 8 56-8M40 50l-6 16M52 50l6 14",
  grove:
    "M34 74a20 20 0 1 0-.1 0M34 74v28M84 66a17 17 0 1 0-.1 0M84 66v36M8 102h104M28 50h.1M40 58h.1M36 42h.1M80 46h.1M90 54h.1M58 102V86a10 10 0 1 1 .1 0",
  mission:
    "M8 104h104M18 104V58h68v46M26 104V84a8 8 0 0 1 16 0v20M50 104V84a8 8 0 0 1 16 0v20M86 104V42h18v62M86 42c0-8 4-12 9-12s9 4 9 12M95 30V18M90 23h10M91 66v-8a4 4 0 0 1 8 0v8ZM14 58h76",
  town: "M8 104h104M14 104V70l16-10 16 10v34M24 104V86h12v18M56 104V52h24v52M62 62h12M62 74h12M62 86h12M98 104c0-22 1-38-2-56M96 48c-8-6-16-4-20 2M96 48c8-7 15-6 20 0M96 48c-4-10-12-12-18-8M96 48c3-10 10-13 17-10",
};

export function motifOf(name: string): string | undefined {
  return motifs[name] ?? views[name as Landscape];
}
