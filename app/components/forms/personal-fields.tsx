import { passwordHint } from "#domain/accounts/sign-in/min-password-length.ts";
import { say, sayStored } from "#shared/say.ts";
import { TextField } from "../ui/field.tsx";

type Props = Omit<React.ComponentProps<typeof TextField>, "label"> & { label?: string };

export const EmailField = (props: Props) => (
  <TextField label={say("Email")} type="email" autoComplete="email" {...props} />
);

export const PhoneField = (props: Props) => (
  <TextField label={say("Phone")} type="tel" autoComplete="tel" {...props} />
);

export const PasswordField = (props: Props) => (
  <TextField label={say("Password")} type="password" autoComplete="current-password" {...props} />
);

export const NewPasswordField = (props: Props) => (
  <PasswordField autoComplete="new-password" hint={sayStored(passwordHint)} {...props} />
);

export const CodeField = (props: Props) => (
  <TextField label={say("Code")} autoComplete="one-time-code" inputMode="numeric" {...props} />
);
