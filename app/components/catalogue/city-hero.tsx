import { landscapeOf } from "#site/landscapes.ts";
import { Silk } from "./silk.tsx";

type Fact = { name: string; value: string; note?: string | null };
type Props = {
  title: string;
  text: string;
  /** The view is the city's. Its colors come from the city, or from the page's category. */
  picture: { city: string; seed: string; category?: string };
  facts: Fact[];
};

export function CityHero({ title, text, picture: { city, seed, category }, facts }: Props) {
  const landscape = landscapeOf(city);
  return (
    <>
      <div className="mt-6 grid gap-6 md:grid-cols-[1.2fr_1fr] md:gap-12 lg:gap-16">
        <div className="aspect-[5/2] overflow-hidden rounded-card md:order-last md:aspect-auto md:min-h-64 lg:min-h-80">
          <Silk seed={seed} category={category ?? landscape} motif={landscape} isLarge />
        </div>
        <div className="self-center md:py-6">
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          <p className="measure mt-5 text-lg text-muted">{text}</p>
        </div>
      </div>
      <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-6 border-y border-line py-6 md:mt-10 lg:grid-cols-4">
        {facts.map(({ name, value, note }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="mt-1 font-display text-lg md:text-xl">{value}</dd>
            {note && <dd className="text-sm text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
}
