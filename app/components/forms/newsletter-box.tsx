import { useState } from "react";
import { useFetcher } from "react-router";
import type { FormAnswer } from "#app/form-answer.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { FormGuard } from "./form-guard.tsx";
import { Notice } from "./notice.tsx";

const titles: Record<string, string> = { "Please enter your email address.": "Email Required", "Please enter a valid email address.": "Invalid Email" };

/** One field; says below itself what happened. Without JavaScript the page /newsletter does. */
export function NewsletterBox({ answer: given, consent }: { answer?: FormAnswer | undefined; consent: string }) {
  const fetcher = useFetcher<FormAnswer>();
  const [isDismissed, setDismissed] = useState(false);
  const answer = fetcher.data ?? given;
  const isSending = fetcher.state !== "idle";
  const startAgain = (event: React.MouseEvent) => {
    event.preventDefault();
    setDismissed(true);
  };
  if (answer?.isDone && !isDismissed)
    return (
      <Notice title="Successfully Subscribed!" text="You'll receive the latest Orange County med spa deals and treatments.">
        <a href="/newsletter" className="text-link" onClick={startAgain}>
          Subscribe another email
        </a>
      </Notice>
    );
  const errors = answer && !answer.isDone ? answer.errors : {};
  const [first] = Object.values(errors)[0] ?? [];
  return (
    <fetcher.Form method="post" action="/newsletter" noValidate className="grid gap-4" onSubmit={() => setDismissed(false)}>
      {first && <Notice isProblem title={titles[first] ?? "Subscription Failed"} text={first} />}
      <TextField
        scope="newsletter"
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        errors={errors.email}
        defaultValue={answer && !answer.isDone ? answer.values.email : ""}
      />
      <FormGuard />
      <Button disabled={isSending}>{isSending ? "Subscribing..." : "Subscribe"}</Button>
      <p className="text-sm text-muted">{consent}</p>
    </fetcher.Form>
  );
}
