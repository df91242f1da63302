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
  const paths = [...open].flatMap((section): readonly string[] => sectionFields[section])
  return SharedTrip.parse(select(trip, toTree(paths)))
}

/** Paths by their first fields. A path that ends here selects all that is below. */
type PathTree = { readonly fields: Map<string, PathTree>; isEnd: boolean }

/** Made once for a trip: thousands of its stops ask for the same paths. */
function toTree(paths: readonly string[]): PathTree {
  const root: PathTree = { fields: new Map(), isEnd: false }
  for (const path of paths) {
    let node = root
    for (const field of path.split('.')) {
      const next: PathTree = node.fields.get(field) ?? { fields: new Map(), isEnd: false }
      node.fields.set(field, next)
      node = next
    }
    node.isEnd = true
  }
  return root
}

/** The parts of a value that the paths name. Paths go through lists. */
function select(value: unknown, paths: PathTree): unknown {
  if (paths.isEnd) return typeof value === 'string' ? plainText(value) : value
  if (Array.isArray(value)) return value.map((entry) => select(entry, paths))
  if (typeof value !== 'object' || value === null) return undefined
  const selected: Record<string, unknown> = {}
  for (const [field, inner] of paths.fields) {
    if (Object.hasOwn(value, field)) selected[field] = select(Reflect.get(value, field), inner)
  }
  return selected
}
