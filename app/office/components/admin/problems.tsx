import { Link } from "react-router";
export function Problems({ problems }: { problems: { text: string; path: string }[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="rounded-card border border-coral px-5 py-2">
      {problems.map(({ text, path }) => (
        <li key={text}>
          <Link
            to={path}
            className="flex min-h-11 items-center wrap-anywhere underline underline-offset-4 hover:text-lagoon"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
