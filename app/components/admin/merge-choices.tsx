import { TitledSection } from "../ui/titled-section.tsx";

type ShownChoice = {
  name: string;
  title: string;
  kept: string[];
  other: string[];
  isTaken: boolean;
};

const linesShown = 5;
/** Maximum number of characters shown: more for a text of its own than for a menu entry. */
const longest = { alone: 240, among: 80 };

type Props = { choices: ShownChoice[]; kept: string; other: string };

export function MergeChoices({ choices, kept, other }: Props) {
  return (
    <TitledSection id="differ" title="Where they differ" titleLook="text-2xl">
      <div
        aria-hidden="true"
        className="mt-4 hidden grid-cols-[11rem_1fr_1fr] gap-x-6 pb-2 text-sm font-semibold text-muted md:grid"
      >
        <span />
        <span className="pl-9 wrap-anywhere">{kept}</span>
        <span className="pl-9 wrap-anywhere">{other}</span>
      </div>
      <div className="max-md:mt-4">
        {choices.map((choice) => (
          <ChoiceRow key={choice.name} choice={choice} sides={{ kept, other }} />
        ))}
      </div>
    </TitledSection>
  );
}

type ChoiceRowProps = { choice: ShownChoice; sides: Record<"kept" | "other", string> };

function ChoiceRow({ choice, sides }: ChoiceRowProps) {
  const { name, title, isTaken } = choice;
  return (
    <fieldset className="border-t border-line py-3">
      <legend className="float-left w-full py-2 font-medium md:w-44">{title}</legend>
      <div className="grid gap-x-6 max-md:clear-both md:ml-[12.5rem] md:grid-cols-2">
        {(["kept", "other"] as const).map((side) => (
          <label
            key={side}
            className="flex min-w-0 cursor-pointer gap-3 rounded-control p-2 has-checked:bg-sage"
          >
            <input
              type="radio"
              name={`take-${name}`}
              value={side}
              defaultChecked={isTaken === (side === "other")}
              className="mt-0.5 size-5 shrink-0 accent-lagoon"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-sm text-muted md:sr-only">{sides[side]}</span>
              <Lines lines={choice[side]} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Lines({ lines }: { lines: string[] }) {
  if (lines.length === 0) return <span className="text-muted">Empty</span>;
  const more = lines.length - linesShown;
  return (
    <>
      {lines.slice(0, linesShown).map((line) => (
        <span key={line} className="block">
          {inShort(line, lines.length > 1 ? longest.among : longest.alone)}
        </span>
      ))}
      {more > 0 && <span className="block text-sm text-muted">and {more} more</span>}
    </>
  );
}

const inShort = (line: string, most: number) =>
  line.length > most ? `${line.slice(0, line.lastIndexOf(" ", most))} …` : line;
