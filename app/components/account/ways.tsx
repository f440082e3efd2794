import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";

/** `waiting` is for the reader to do; `count` only tells. */
type Way = { path: string; name: string; count?: string; waiting?: string };

/** What an account may go on to, and the way out. */
export function Ways({ ways, signOut }: { ways: Way[]; signOut: string }) {
  return (
    <>
      <ul className="border-t border-line">
        {ways.map(({ path, name, count, waiting }) => (
          <li key={path} className="border-b border-line">
            <a href={path} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 hover:underline">
              {name}
              {count && <span className="text-sm text-muted">{count}</span>}
              {waiting && <Badge tone="coral">{waiting}</Badge>}
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
