import { dietsIn } from '#contract/place/diets.ts'
import type { City } from '#contract/place/places.ts'

/** Pages that a city may have nothing for. */
export type EmptyPage = 'phrases' | 'seasons' | 'suggestedTrips'

/** The pages on which the guide has nothing to show. Nothing leads to them. */
export function emptyPages({
  hasPhrases,
  hasSeasons,
  hasSuggestedTrips,
}: Pick<City, 'hasPhrases' | 'hasSeasons' | 'hasSuggestedTrips'>): readonly EmptyPage[] {
  return [
    ...(hasPhrases ? [] : (['phrases'] as const)),
    ...(hasSeasons ? [] : (['seasons'] as const)),
    ...(hasSuggestedTrips ? [] : (['suggestedTrips'] as const)),
  ]
}

/** Lists by kinds of food for which nobody asks in the country. */
export function unaskedPages({ countryCode }: Pick<City, 'countryCode'>): readonly ('placesJain' | 'placesEgg')[] {
  const asked = dietsIn(countryCode)
  return [
    ...(asked.includes('jain') ? [] : (['placesJain'] as const)),
    ...(asked.includes('egg') ? [] : (['placesEgg'] as const)),
  ]
}
