import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { formatDay } from "#shared/local-day.ts";
import { listingPath } from "#shared/paths.ts";

type LicenseCheckEntry = {
  isChecked: boolean;
  checkedOn: string | null;
  source: string;
  checker: string;
  at: string;
};
type LicenseDetails = {
  id: number;
  kind: string;
  holder: string;
  number: string;
  checkedOn: string | null;
  medSpaName: string;
  medSpaSlug: string;
  log: LicenseCheckEntry[];
};

type Props = { action: string; license: LicenseDetails; today: string };

export function LicenseCheckForm({ action, license, today }: Props) {
  const { id, kind, holder, number, checkedOn, medSpaName, medSpaSlug, log } = license;
  const scope = `license-${id}`;
  return (
    <li className="border-b border-line py-6">
      <p className="text-sm text-muted">
        <Link
          to={listingPath(medSpaSlug)}
          className="text-ink underline decoration-line underline-offset-4 hover:decoration-lagoon"
        >
          {medSpaName}
        </Link>
        , {kind}
      </p>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 break-words">
        <span className="font-semibold">
          {holder}, {number}
        </span>
        <span className={`text-sm ${checkedOn ? "text-lagoon" : "text-muted"}`}>
          {checkedOn ? `Checked on ${formatDay(checkedOn)}` : "Not checked yet"}
        </span>
      </p>
      {log.length > 0 && (
        <ul className="mt-3 grid gap-1 text-sm text-muted">
          {log.map(({ isChecked, checkedOn: day, source, checker, at }) => (
            <li key={`${at} ${source}`}>
              {isChecked && day ? `Checked on ${formatDay(day)}` : "Check withdrawn"}: {source} (
              {checker}, {at})
            </li>
          ))}
        </ul>
      )}
      <details className="mt-3">
        <summary className="text-link inline-flex min-h-8 items-center text-sm">
          Record a lookup<span className="sr-only">: {holder}</span>
        </summary>
        <Form method="post" action={action} className="mt-3 grid gap-4">
          <input type="hidden" name="id" value={id} />
          <TextField
            scope={scope}
            label="Looked up on"
            name="checkedOn"
            type="date"
            max={today}
            defaultValue={today}
          />
          <TextField
            scope={scope}
            label="Where you looked, or why a check is no longer valid"
            name="source"
            maxLength={200}
            hint="The register and what it showed. Only admins see this."
          />
          <p className="flex flex-wrap gap-3">
            <Button name="result" value="checked">
              Mark as checked
            </Button>
            {checkedOn && (
              <Button variant="secondary" name="result" value="not checked">
                Withdraw the check
              </Button>
            )}
          </p>
        </Form>
      </details>
    </li>
  );
}
