import { TextLink } from "#app/components/ui/text-link.tsx";
import { FactList } from "../email/fact-list.tsx";

export type NewsletterListFacts = {
  list: string;
  name: string;
  confirmed: number;
  waiting: number;
  left: number;
  joinedLately: number;
  leftLately: number;
  next: string;
};

export function ListFactsSection({ path, facts }: { path: string; facts: NewsletterListFacts }) {
  const { list, name, confirmed, waiting, left, joinedLately, leftLately, next } = facts;
  return (
    <section>
      <h3 className="text-lg">{name}</h3>
      <FactList
        facts={[
          ["Confirmed", confirmed.toLocaleString("en-US")],
          ["Not yet", waiting.toLocaleString("en-US")],
          ["Left", left.toLocaleString("en-US")],
          [
            "In 30 days",
            `${joinedLately.toLocaleString("en-US")} joined, ${leftLately.toLocaleString("en-US")} left`,
          ],
          ["Next issue", next],
        ]}
      />
      <p className="mt-5">
        <TextLink href={`${path}/next/${list}`}>
          See the next issue<span className="sr-only">: {name}</span>
        </TextLink>
      </p>
    </section>
  );
}
