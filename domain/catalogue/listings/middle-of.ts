import { isNearCity, type Position } from "#shared/position.ts";
import { zipPositions } from "#site/zip-positions.ts";

/**
 * Returns the center of a ZIP code or city, as the origin of searches and for placing a pin. Never
 * a listing's position.
 */
export function middleOf<City extends Position>(city: City, zipCode: string): Position {
  const [latitude, longitude] = zipPositions[zipCode] ?? [city.latitude, city.longitude];
  const middle = { latitude, longitude };
  return isNearCity(middle, city) ? middle : { latitude: city.latitude, longitude: city.longitude };
}
