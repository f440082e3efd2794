import { z } from "zod";
import { emailSchema } from "#domain/accounts/account-input.ts";
import { memberRoles } from "./team.ts";

export const inviteSchema = z.object({
  email: emailSchema("Enter your colleague’s email address."),
  role: z.enum(memberRoles, "Choose a role for your colleague."),
});
