import { languages, type LanguageCode } from '#contract/messages/languages.ts'
import type { SharedTrip } from '#contract/trip/shared-trip.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'

type Named = { readonly name: string }

/**
 * Names stops and lodgings that are places of the guide in the language of a reader, if they still have the name of the
 * guide in one of its languages. Typed names stay.
 */
export function nameStops(
  trip: SharedTrip,
  { guide, language }: { guide: Pick<GuideHolder, 'current'>; language: LanguageCode },
) {
  const inLanguage = <Part extends Named>(part: Part, slug: string | null | undefined): Part => {
    const own = slug && guide.current(language).find(slug)
    if (!own) return part
    const isOfGuide = languages.some(({ code }) => guide.current(code).find(slug)?.name === part.name)
    return isOfGuide ? { ...part, name: own.name } : part
  }
  const destinations = trip.destinations.map((destination) => ({
    ...destination,
    activities: destination.activities.map((activity) => inLanguage(activity, activity.place)),
    ...(destination.accommodation && {
      accommodation: inLanguage(destination.accommodation, destination.accommodation.guidePlace),
    }),
  }))
  return { ...trip, destinations }
}
