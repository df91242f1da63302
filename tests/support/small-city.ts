import { copyCityTo } from './city-files.ts'

/** One place of each kind of list, and those that tests of the stored guide name. */
const SLUGS = new Set([
  'surat-castle',
  'gopi-talav',
  'dumas-beach',
  'sarthana-nature-park',
  'gopal-locho-and-khaman-house',
  'dotivala-bakery',
])

/** The lists of slugs in entries of the calendar and of dishes. */
const LISTS_OF_PLACES = new Set(['places', 'mayClose'])

/**
 * Copies six of Surat's places, without trips, synonyms, translations and map: a stored guide of 240 files instead of
 * 1,100, for tests in which its size is not the subject.
 */
export function copySmallCity(path: string): void {
  const folder = copyCityTo(path)
  for (const part of ['map', 'gu', 'hi']) folder.remove(part)
  folder.editPlaces((places) => places.filter(({ slug }) => SLUGS.has(String(slug))))
  folder.editTrips(() => [])
  folder.editFile('search.json', (search) => ({ ...search, synonyms: [] }))
  folder.editFile('calendar.json', withoutMissingPlaces)
  folder.editList('dishes.json', withoutMissingPlaces)
}

function withoutMissingPlaces(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(withoutMissingPlaces)
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      LISTS_OF_PLACES.has(key) && Array.isArray(value) && value.every((slug) => typeof slug === 'string')
        ? value.filter((slug) => SLUGS.has(slug))
        : withoutMissingPlaces(value),
    ]),
  )
}
