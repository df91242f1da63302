import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SURAT = 'content/surat'

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
  cpSync(SURAT, path, { recursive: true })
  for (const part of ['map', 'gu', 'hi']) rmSync(join(path, part), { recursive: true })
  edit(path, 'places.json', (places) => toList(places).filter((place) => SLUGS.has(String(toObject(place)['slug']))))
  edit(path, 'trips.json', () => [])
  edit(path, 'search.json', (search) => ({ ...toObject(search), synonyms: [] }))
  for (const file of ['calendar.json', 'dishes.json']) edit(path, file, withoutMissingPlaces)
}

function edit(path: string, file: string, change: (content: unknown) => unknown): void {
  const name = join(path, file)
  writeFileSync(name, JSON.stringify(change(JSON.parse(readFileSync(name, 'utf8')))))
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

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const toObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
