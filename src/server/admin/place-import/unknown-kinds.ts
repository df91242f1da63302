import type { FileReport } from '#contract/admin/place-imports.ts'
import type { Tags } from '../../map/import/osm-elements.ts'
import { otherKind } from './osm-place-kinds.ts'

const KINDS_SHOWN = 100
const NAMES_SHOWN = 20
const NAME_LENGTH = 120

/** Counts named elements of kinds that the guide does not know, by their kind. */
export class UnknownKinds {
  readonly #found = new Map<string, { count: number; names: string[] }>()

  add(tags: Tags, name: string): void {
    const kind = otherKind(tags) ?? '?'
    const found = this.#found.get(kind) ?? { count: 0, names: [] }
    found.count += 1
    if (found.names.length < NAMES_SHOWN) found.names.push(name.slice(0, NAME_LENGTH))
    this.#found.set(kind, found)
  }

  /** The most frequent kinds first. */
  list(): FileReport['unknownKinds'] {
    return Array.from(this.#found, ([kind, { count, names }]) => ({ kind, count, names }))
      .toSorted((one, other) => other.count - one.count)
      .slice(0, KINDS_SHOWN)
  }
}
