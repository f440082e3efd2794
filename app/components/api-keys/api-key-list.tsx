import { Form } from "react-router";
import { Button } from "../ui/button.tsx";

export type ShownApiKey = {
  id: number;
  name: string;
  prefix: string;
  scopes: string[];
  maker: string;
  state: "open" | "revoked" | "expired";
  made: string;
  until: string | null;
  used: string | null;
  revoked: string | null;
};

export function ApiKeyList({ path, keys }: { path: string; keys: ShownApiKey[] }) {
  const open = keys.filter(({ state }) => state === "open");
  const over = keys.filter(({ state }) => state !== "open");
  return (
    <>
      {open.length === 0 && <p className="mt-3 text-muted">No active keys.</p>}
      <ul className="mt-4">
        {open.map((key) => (
          <li
            key={key.id}
            className="grid gap-x-8 gap-y-3 border-t border-line py-5 sm:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <span className="font-semibold">{key.name}</span>{" "}
                <span className="font-mono text-sm text-muted">{key.prefix}…</span>
              </p>
              <p className="mt-1 text-sm wrap-anywhere">{key.scopes.join(", ")}</p>
              <p className="mt-1 text-sm text-muted">
                By {key.maker}, {key.made}. {key.used ? `Last used ${key.used}.` : "Never used."}{" "}
                {key.until ? `Valid until ${key.until}.` : "Valid until revoked."}
              </p>
            </div>
            <Form method="post" action={path}>
              <Button look="quiet" name="revoke" value={key.id} aria-label={`Revoke ${key.name}`}>
                Revoke
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {over.length > 0 && (
        <details className="border-t border-line pt-4">
          <summary className="min-h-11 cursor-pointer">Inactive keys ({over.length})</summary>
          <ul className="text-sm text-muted">
            {over.map((key) => (
              <li key={key.id} className="py-2 wrap-anywhere">
                {key.name} <span className="font-mono">{key.prefix}…</span>,{" "}
                {key.revoked ? `revoked ${key.revoked}` : `until ${key.until}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
