import { api } from '#contract/api.ts'
import type { Store } from '#server/platform/store/database.ts'
import { callApiOverNetwork } from '../support/network-calls.ts'

export type PlaceTables = {
  /** The texts that visitors read, by slug. */
  readonly published: ReadonlyMap<string, string>
  /** The differences of other tables from this one. Versions that an action and its undo add are no difference. */
  differencesFrom(found: PlaceTables): string[]
}

/** @throws Error when an entry of the desk has no version, or a version no entry */
export async function readPlaceTables({ db }: Store): Promise<PlaceTables> {
  const places = await db.selectFrom('place').select(['slug', 'document']).execute()
  const entries = await db.selectFrom('desk_place').select(['slug', 'version']).execute()
  const versions = await db.selectFrom('place_version').select(['slug', 'version']).execute()
  const bySlug = Map.groupBy(versions, ({ slug }) => slug)
  for (const { slug, version } of entries) {
    const numbers = (bySlug.get(slug) ?? []).map((one) => one.version).toSorted((a, b) => a - b)
    const expected = Array.from({ length: version }, (_, index) => index + 1)
    if (numbers.join() !== expected.join()) throw new Error(`${slug} at ${version} has the versions ${numbers.join()}`)
  }
  if (bySlug.size !== entries.length) throw new Error(`${bySlug.size} places have versions, ${entries.length} entries`)
  const published = new Map(places.map(({ slug, document }) => [slug, sorted(document)]))
  return {
    published,
    differencesFrom: (found) => [
      ...[...published].filter(([slug, text]) => found.published.get(slug) !== text).map(([slug]) => `not ${slug}`),
      ...[...found.published.keys()].filter((slug) => !published.has(slug)).map((slug) => `${slug} too much`),
    ],
  }
}

/** The order of fields says nothing. */
function sorted(document: string): string {
  return JSON.stringify(sort(JSON.parse(document)))
}

function sort(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sort)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([key, inner]) => [key, sort(inner)]))
}

/** Compares the places that visitors read with the tables. */
export async function differencesOfGuide(url: string, { published }: PlaceTables): Promise<string[]> {
  const { body } = await callApiOverNetwork(url, 'GET /place-names')
  const slugs = new Set(api.listPlaceNames.reply.parse(body).places.map(({ slug }) => slug))
  return [
    ...[...published.keys()].filter((slug) => !slugs.has(slug)).map((slug) => `visitors do not read ${slug}`),
    ...[...slugs].filter((slug) => !published.has(slug)).map((slug) => `visitors still read ${slug}`),
  ]
}
