/** What belongs to one listing goes to another: their numbers. */
export type Move = { from: number; to: number };
