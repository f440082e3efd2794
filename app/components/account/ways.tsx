import { Button } from "../ui/button.tsx";

type Way = { path: string; name: string; count?: string };

/** What an account may go on to, and the way out. */
export function Ways({ ways, signOut }: { ways: Way[]; signOut: string }) {
  return (
    <>
      <ul className="border-t border-line">
        {ways.map(({ path, name, count }) => (
          <li key={path} className="border-b border-line">
            <a href={path} className="flex min-h-12 items-center justify-between gap-4 hover:underline">
              {name} {count && <span className="text-sm text-muted">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action="/sign-out">
        <Button look="quiet">{signOut}</Button>
      </form>
    </>
  );
}
