import type { Workplace } from "../actor.ts";

/** What a browser keeps of a sign-in: nowhere else is it readable. */
export type OpenedSession = {
  id: number;
  token: string;
  deviceToken: string;
  expiresAt: Date;
  workplace: Workplace;
};
