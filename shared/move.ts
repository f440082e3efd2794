export type Move = { from: number; to: number };
