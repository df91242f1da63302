import { languages } from '#contract/messages/languages.ts'
import type { PlaceName, PlaceNames } from '#contract/place/place-names.ts'
import type { GuideContent } from './guide-content.ts'
import type { Place } from './places.store.ts'
import { currentTexts, storedTexts, type CurrentEntries } from './translations/current-translations.ts'
import { entryKey } from './translations/english-entries.ts'

/**
 * Names all places in all languages of the city, for people who do not read the language of the caller. A name without a
 * current translation is the researched one.
 */
export function namesInLanguages(
  english: GuideContent,
  getEntries: (language: string) => CurrentEntries,
): readonly PlaceNames[] {
  const first = languages[0].code
  const codes = [...new Set([...english.city.languages, first])]
  const translated = codes.map((code) => [code, code === first ? {} : getEntries(code)] as const)
  const stored = storedTexts(
    english,
    translated.map(([, entries]) => entries),
  )
  return english.places.map((place) => {
    const key = entryKey('places.json', null, place.slug)
    return {
      slug: place.slug,
      names: translated.flatMap(([code, entries]): PlaceName[] => {
        if (code === first) return [{ lang: code, name: place.name, locality: place.locality }]
        const texts = currentTexts(entries[key], stored.get(key))
        const name = texts?.name ?? researchedName(place, code)
        return name === undefined ? [] : [{ lang: code, name, locality: texts?.locality ?? null }]
      }),
    }
  })
}

function researchedName({ facts }: Place, code: string): string | undefined {
  return facts?.names?.[code]?.value.name
}
