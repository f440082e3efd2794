import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";

type Props = React.ComponentProps<typeof Button> & { sending: string | undefined };

/**
 * Shows a pending label and ignores further clicks while the form submits. On visitors' pages
 * browser/forms/forms.ts does the same.
 */
export function SubmitButton({ sending, children, ...rest }: Props) {
  const { state, formAction, location } = useNavigation();
  const [wasClicked, setWasClicked] = useState(false);
  // Another form of the page may be sent later.
  useEffect(() => {
    if (state === "idle") setWasClicked(false);
  }, [state]);
  // Until the answer shows: the form again with its errors, or the page that follows.
  const isLeaving = formAction !== undefined && formAction !== location.pathname;
  const isSending = wasClicked && (state === "submitting" || (state === "loading" && isLeaving));
  return (
    <Button
      {...rest}
      data-sending={sending}
      aria-disabled={isSending || undefined}
      onClick={(event) => {
        if (isSending) event.preventDefault();
        setWasClicked(true);
      }}
    >
      {(isSending && sending) || children}
    </Button>
  );
}
