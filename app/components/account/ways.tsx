import { Button } from "../ui/button.tsx";

type Way = { path: string; name: string };

/** What an account may go on to, and the way out. */
export function Ways({ ways, signOut }: { ways: Way[]; signOut: string }) {
  return (
    <>
      <ul className="border-t border-line">
        {ways.map(({ path, name }) => (
          <li key={path} className="border-b border-line">
            <a href={path} className="flex min-h-12 items-center hover:underline">
              {name}
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
