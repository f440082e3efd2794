import { useState } from "react";
import { Form, type FormProps, useLocation, useNavigationType, useSubmit } from "react-router";
import { filledIn } from "#app/browser/forms/filled-in.ts";

const choices = "select, [type=checkbox], [type=radio]";

/**
 * Filters of a list in the back office. A choice applies at once, typed text when it is submitted.
 * Empty fields and the values that a field names as its usual ones stay out of the URL.
 */
export function FilterForm({ action, ...rest }: Omit<FormProps, "action"> & { action: string }) {
  const submit = useSubmit();
  const { key, state } = useLocation();
  const isOwn = useNavigationType() !== "POP" && state?.isChosenHere === true;
  // After Back, or a link, the fields show what applies now. A choice keeps the focus.
  const [drawn, setDrawn] = useState({ at: key, times: 0 });
  if (key !== drawn.at) setDrawn({ at: key, times: drawn.times + Number(!isOwn) });
  const apply = (form: HTMLFormElement) =>
    void submit(filledIn(form), {
      action,
      preventScrollReset: true,
      state: { isChosenHere: true },
    });
  return (
    <Form
      key={drawn.times}
      action={action}
      {...rest}
      onChange={({ currentTarget, target }) => {
        if (target instanceof Element && target.matches(choices)) apply(currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    />
  );
}
