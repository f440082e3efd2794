export type ListingMove = { from: number; to: number };
