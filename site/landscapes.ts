/** Motif of a city's image. Unlisted cities get hills. */
export type Landscape = "coast" | "harbor" | "hills" | "grove" | "mission" | "town";

const landscapes: Record<Landscape, string[]> = {
  coast: ["huntington-beach", "laguna-beach", "san-clemente", "seal-beach"],
  harbor: ["dana-point", "newport-beach"],
  hills: [
    "aliso-viejo",
    "brea",
    "laguna-hills",
    "laguna-niguel",
    "laguna-woods",
    "lake-forest",
    "mission-viejo",
    "rancho-santa-margarita",
    "yorba-linda",
  ],
  grove: ["cypress", "fountain-valley", "la-habra", "la-palma", "orange", "placentia", "tustin"],
  mission: ["san-juan-capistrano"],
  town: [
    "anaheim",
    "buena-park",
    "costa-mesa",
    "fullerton",
    "garden-grove",
    "irvine",
    "los-alamitos",
    "santa-ana",
    "stanton",
    "westminster",
  ],
};

export function landscapeOf(city: string): Landscape {
  return (
    (Object.keys(landscapes) as Landscape[]).find((landscape) =>
      landscapes[landscape].includes(city),
    ) ?? "hills"
  );
}
