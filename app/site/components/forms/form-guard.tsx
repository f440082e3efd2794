import { useRouteLoaderData } from "react-router";
import { formTimeField, trapField } from "#app/forms/fields.ts";
import { say } from "#shared/say.ts";

/** Blocks bots without a puzzle: a honeypot field and the time the form was rendered. */
export function FormGuard() {
  const shell = useRouteLoaderData("root") as { formStamp?: string } | undefined;
  return (
    <>
      <input type="hidden" name={formTimeField} value={shell?.formStamp ?? ""} />
      <div className="sr-only" aria-hidden="true">
        <label>
          {say("Leave this empty")}{" "}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
