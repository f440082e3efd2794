import { useRef, useState } from "react";
import { Form, useSubmit } from "react-router";
import { pageAnswer } from "#app/browser/navigation/page-answer.ts";
import { Button } from "#app/components/ui/button.tsx";

type Failure = "failed" | "unreached";

const texts: Record<Failure, string> = {
  failed: "Failed to fetch dashboard data. Check credentials.",
  unreached: "Failed to connect to server",
};

const focus = (problem: HTMLElement | null) => problem?.focus();

type Props = { path: string; hidden?: Record<string, string> };

/** Checks the server first: if it does not respond, the page keeps its content. */
export function RefreshForm({ path, hidden = {} }: Props) {
  const submit = useSubmit();
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const refresh = async () => {
    const answer = await pageAnswer(path);
    setFailure(answer === "shown" ? null : answer);
    if (answer === "shown") void submit(form.current, { preventScrollReset: true });
  };
  return (
    <>
      <Form
        ref={form}
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          void refresh();
        }}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button variant="secondary">Refresh</Button>
      </Form>
      {failure && (
        <div
          ref={focus}
          role="alert"
          tabIndex={-1}
          className="basis-full rounded-card border-2 border-coral bg-surface p-5"
        >
          <p className="font-semibold">Error</p>
          <p className="mt-1">
            {texts[failure]}{" "}
            <a
              href={path}
              className="text-link"
              onClick={(event) => {
                event.preventDefault();
                void refresh();
              }}
            >
              Try again
            </a>
          </p>
        </div>
      )}
    </>
  );
}
