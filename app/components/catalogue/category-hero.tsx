import { categoryPath } from "#shared/paths.ts";
import { plural } from "#shared/plural.ts";
import { say, sayStored } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Silk } from "./silk.tsx";

type Category = {
  slug: string;
  name: string;
  description: string;
  imageUrl: string | null;
  treatmentCount: number;
};

export function CategoryHero({
  category: { slug, name, description, imageUrl, treatmentCount },
  total,
  compared,
  isGuide,
}: {
  category: Category;
  total: number;
  compared: number;
  isGuide: boolean;
}) {
  return (
    <div className="mt-6 grid gap-8 md:grid-cols-[1.2fr_1fr] md:gap-12 lg:gap-16">
      <div className="self-center md:py-6">
        <h1 className="text-3xl wrap-anywhere max-sm:hyphens-auto md:text-4xl">
          {sayStored(name)}
        </h1>
        <p className="measure mt-5 text-lg text-muted">{sayStored(description)}</p>
        <p className="mt-4 text-sm font-medium">
          {say("{listings} in {region}", {
            listings: plural(total, "listing"),
            region: sayStored(brand.region.name),
          })}
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          {isGuide ? (
            <>
              {total > 0 && <ButtonLink href="#providers">{say("See the providers")}</ButtonLink>}
              {compared > 1 && (
                <ButtonLink look="quiet" href="#comparison">
                  {compared < treatmentCount
                    ? say("Compare treatments")
                    : say("Compare {count} treatments", { count: treatmentCount })}
                </ButtonLink>
              )}
            </>
          ) : (
            <ButtonLink look="quiet" href={categoryPath(slug)}>
              {say("Read about these treatments")}
            </ButtonLink>
          )}
        </p>
      </div>
      <div className="aspect-[5/3] overflow-hidden rounded-card md:aspect-auto md:min-h-64 lg:min-h-80">
        {imageUrl ? (
          <img src={imageUrl} alt="" className="size-full object-cover" />
        ) : (
          <Silk seed={slug} category={slug} hasMotif isLarge />
        )}
      </div>
    </div>
  );
}
