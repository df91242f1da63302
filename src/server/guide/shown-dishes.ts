import type { Dish, ShownDish } from '#contract/city/dishes.ts'

type Named = { readonly slug: string; readonly name: string }

/**
 * Dishes as their page shows them. Places that left the guide are left out.
 * @param placeFor finds a place of the guide
 * @param language that of the page, which needs no other name in it
 */
export function showDishes(
  dishes: readonly Dish[],
  placeFor: (slug: string) => Named | undefined,
  language: string,
): ShownDish[] {
  return dishes.map(({ slug, name, names = {}, about, season, meal, diet, places }) => ({
    slug,
    name,
    names: Object.entries(names).flatMap(([lang, { value }]) => (lang === language ? [] : [{ lang, name: value }])),
    about,
    season: season ?? null,
    meal: meal ?? null,
    diet: diet ?? null,
    places: places.flatMap((place) => {
      const found = placeFor(place)
      return found ? [{ slug: found.slug, name: found.name }] : []
    }),
  }))
}

/** The dishes of each place by its slug. */
export function dishesByPlace(dishes: readonly Dish[]): ReadonlyMap<string, readonly Dish[]> {
  const byPlace = new Map<string, Dish[]>()
  for (const dish of dishes) {
    for (const place of dish.places) byPlace.set(place, [...(byPlace.get(place) ?? []), dish])
  }
  return byPlace
}
