import type { FormAnswer } from "#app/form-answer.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { FormGuard } from "./form-guard.tsx";
import { Notice } from "./notice.tsx";

const titles: Record<string, string> = { "Please enter your email address.": "Email Required", "Please enter a valid email address.": "Invalid Email" };
const id = "newsletter-box";

/** One field; says below itself what happened. Without JavaScript the page /newsletter does. */
export function NewsletterBox({ answer, consent }: { answer?: FormAnswer | undefined; consent: string }) {
  if (answer?.isDone)
    return (
      <div id={id}>
        <Notice title="Successfully Subscribed!" text="You'll receive the latest Orange County med spa deals and treatments.">
          <a href="/newsletter" className="text-link">
            Subscribe another email
          </a>
        </Notice>
      </div>
    );
  const { errors, values } = answer ?? { errors: {} as Record<string, string[]>, values: {} as Record<string, string> };
  const [first] = Object.values(errors)[0] ?? [];
  return (
    <form id={id} method="post" action="/newsletter" data-answered-here={id} noValidate className="grid gap-4">
      {first && <Notice isProblem title={titles[first] ?? "Subscription Failed"} text={first} />}
      <TextField scope="newsletter" label="Email" name="email" type="email" autoComplete="email" errors={errors.email} defaultValue={values.email} />
      <FormGuard />
      <Button data-sending="Subscribing...">Subscribe</Button>
      <p className="text-sm text-muted">{consent}</p>
    </form>
  );
}
