import type { FormAnswer } from "#app/form-answer.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { FormGuard } from "./form-guard.tsx";
import { Notice } from "./notice.tsx";

const missing = "Please enter both your name and email address.";

/** Weekly discount offers; leads to the welcome page. */
export function OffersForm({ answer, consent }: { answer?: FormAnswer | undefined; consent: string }) {
  const { errors, values } = answer && !answer.isDone ? answer : { errors: {} as Record<string, string[]>, values: {} as Record<string, string> };
  const [first] = Object.values(errors)[0] ?? [];
  return (
    <form method="post" action="/weekly-offers" noValidate className="grid gap-4">
      {first && <Notice isProblem title={first === missing ? "Missing Information" : "Invalid Email"} text={first} />}
      <TextField scope="offers" label="Name" name="name" autoComplete="name" errors={errors.name} defaultValue={values.name} />
      <TextField scope="offers" label="Email" name="email" type="email" autoComplete="email" errors={errors.email} defaultValue={values.email} />
      <FormGuard />
      <Button data-sending="Subscribing...">Subscribe for offers</Button>
      <p className="text-sm text-muted">{consent}</p>
    </form>
  );
}
