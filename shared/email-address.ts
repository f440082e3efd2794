import { z } from "zod";

/**
 * Accepts what a browser's email field does (HTML), and any script (RFC 6531). Only an email can
 * show that an address works.
 */
const pattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

export const emailAddress = (error: string) => z.email({ error, pattern });
