import { z } from "zod";

/** What a browser's email field accepts (HTML), and letters of any script (RFC 6531). Whether someone reads it, only an email can tell. */
const pattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

export const emailAddress = (error: string) => z.email({ error, pattern });
