import { Form } from "react-router";
import { plural } from "#shared/say.ts";
import { Button } from "../ui/button.tsx";

type RemovedSynonym = { synonym: string; listings: number; lines: number; searches: number };
type Props = {
  name: string;
  values: { name: string; value: string }[];
  moved: { from: string; to: string } | null;
  removed: RemovedSynonym[];
  isRefused: boolean;
  edit: string;
};

/**
 * Banner above an unsaved preview: it is not saved, what saving would move or remove, and the two
 * ways on.
 */
export function PreviewBar({ name, values, moved, removed, isRefused, edit }: Props) {
  return (
    <aside aria-label="Preview" className="border-b border-line bg-sage">
      <div className="wrap flex flex-wrap items-start justify-between gap-x-12 gap-y-5 py-5">
        <div className="measure min-w-0 text-sm">
          <p className="font-semibold">
            {isRefused
              ? `What you typed cannot be saved: this is the saved version of ${name}`
              : `Preview of ${name}: not saved yet`}
          </p>
          <ul className="mt-1 grid gap-1">
            {moved && (
              <li className="wrap-anywhere">
                Its new address would be {moved.to}. {moved.from} would redirect there.
              </li>
            )}
            {removed.map(({ synonym, listings, lines, searches }) => (
              <li key={synonym}>
                Without “{synonym}”: {plural(listings, "listing")} would no longer be found by it,{" "}
                {plural(lines, "line")} on menus that use it, searched for{" "}
                {plural(searches, "time")} in 90 days.
              </li>
            ))}
          </ul>
        </div>
        <Form method="post" action={edit} target="_top" className="flex flex-wrap gap-3">
          {values.map(({ name: field, value }) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          {!isRefused && <Button>Save it</Button>}
          <Button look="quiet" name="again" value="1">
            Back to the form
          </Button>
        </Form>
      </div>
    </aside>
  );
}
