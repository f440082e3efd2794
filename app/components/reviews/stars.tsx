import { say } from "#shared/say.ts";

export function Stars({ rating }: { rating: number }) {
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className="text-coral">
        {"★".repeat(rating)}
        {"☆".repeat(5 - rating)}
      </span>
      <span className="sr-only">{say("{rating} out of 5 stars", { rating })}</span>
    </span>
  );
}
