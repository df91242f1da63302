import { plainText } from '#contract/text/plain-line.ts'
import { sectionFields, SharedTrip, type LinkSection } from '#contract/trip/shared-trip.ts'
import type { Trip } from '#contract/trip/trips.ts'

/** A trip with the names of its people. */
export type TripWithPeople = Trip & { readonly people: readonly { readonly name: string }[] }

/**
 * The trip as guests see it: the fields that the open sections list, and no others. `days` is always open. Descriptions,
 * and what earlier versions stored, may hold signs that nobody sees: they would turn or hide the words around.
 */
export function shareTrip(trip: TripWithPeople, sections: readonly LinkSection[]): SharedTrip {
  const open = new Set<LinkSection>(['days', ...sections])
  return SharedTrip.parse(
    select(
      trip,
      [...open].flatMap((section): readonly string[] => sectionFields[section]),
    ),
  )
}

/** The parts of a value that the paths name. Paths go through lists. An empty path names the value itself. */
function select(value: unknown, paths: readonly string[]): unknown {
  if (paths.includes('')) return typeof value === 'string' ? plainText(value) : value
  if (Array.isArray(value)) return value.map((entry) => select(entry, paths))
  if (typeof value !== 'object' || value === null) return undefined
  const fields = Object.entries(value).flatMap(([field, inner]: [string, unknown]) => {
    const rest = paths.flatMap((path) => restAfter(field, path))
    return rest.length === 0 ? [] : [[field, select(inner, rest)]]
  })
  return Object.fromEntries(fields)
}

function restAfter(field: string, path: string): string[] {
  if (path === field) return ['']
  return path.startsWith(`${field}.`) ? [path.slice(field.length + 1)] : []
}
