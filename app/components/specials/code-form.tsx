import { Form } from "react-router";
import { Button } from "../ui/button.tsx";

/** One large field, for typing at a desk or by thumb while a customer waits. */
export function VoucherCodeForm({
  path,
  typed,
  place,
  isNext,
}: {
  path: string;
  typed: string;
  place: string | null;
  isNext: boolean;
}) {
  return (
    <Form action={path} className={`grid gap-4 ${isNext ? "border-t border-line pt-8" : ""}`}>
      {place && <input type="hidden" name="place" value={place} />}
      <div>
        <label htmlFor="field-code" className="mb-1.5 block font-medium">
          {isNext ? "Next code" : "Code"}
        </label>
        <input
          id="field-code"
          name="code"
          type="text"
          defaultValue={typed}
          placeholder="XXXX-XXXX-XXXX"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="h-16 w-full rounded-control border border-edge bg-surface px-4 font-mono text-2xl tracking-wider text-ink uppercase placeholder:text-muted hover:border-muted"
        />
      </div>
      <p>
        <Button look={isNext ? "quiet" : "primary"} className="min-h-14 w-full">
          Look it up
        </Button>
      </p>
    </Form>
  );
}
