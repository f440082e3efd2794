import type { Workplace } from "../actor.ts";

/** Sign-in data for the browser's cookies. It is stored nowhere else in plain form. */
export type NewSession = {
  id: number;
  token: string;
  deviceToken: string;
  expiresAt: Date;
  workplace: Workplace;
};
