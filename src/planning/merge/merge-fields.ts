import type { Entry } from './merge-lists.ts'

export type ConflictKind = 'trip' | 'destination' | 'stop' | 'day' | 'spending'

/** Two devices set one field to different values. The merged trip has `mine` until the traveller chooses. */
export type MergeConflict = {
  /** Names the conflict, the same each time the same trips are merged. */
  readonly key: string
  readonly kind: ConflictKind
  /** The id of the stop or the spending, the date of the day, or the name of the destination. Null: the trip itself. */
  readonly id: string | null
  /** Such as `notes`; `where` for the date, the position and the destination of a stop; `deleted` if only one of the two deleted it. */
  readonly field: string
  /** Null: deleted, or the field is empty. */
  readonly mine: unknown
  readonly theirs: unknown
}

/** The conflicts that a merge collects, and the choices that the traveller has made already. */
export type Merging = {
  readonly conflicts: MergeConflict[]
  /** Keys of the conflicts that take the value of the other device. */
  readonly takesTheirs: ReadonlySet<string>
  /** Keys of the conflicts that take the value of this device, or its deletion. */
  readonly takesMine: ReadonlySet<string>
}

export type Subject = Pick<MergeConflict, 'kind' | 'id'>

export type Versions<T> = { readonly base: T | undefined; readonly mine: T; readonly theirs: T }

/** Fields that are merged together, by the name of the whole. */
export type FieldGroups<T> = Readonly<Record<string, readonly (keyof T & string)[]>>

/** Merges each group of fields. All other fields are theirs. */
export function mergeFields<T extends object>(
  { base, mine, theirs }: Versions<T>,
  groups: FieldGroups<T>,
  { subject, merging }: { readonly subject: Subject; readonly merging: Merging },
): T {
  const merged = { ...theirs }
  for (const [field, names] of Object.entries(groups)) {
    const [was, own, other] = [base, mine, theirs].map((version) => getValues(version, names))
    if (isSame(own, other) || isSame(was, own)) continue
    const isChosen = isSame(was, other) || !takesTheirs({ ...subject, field }, { mine: own, theirs: other }, merging)
    if (isChosen) for (const name of names) merged[name] = mine[name]
  }
  return merged
}

/**
 * Merges an entry of a list. Undefined: it is deleted. An entry that one version deleted and the other changed stays, and
 * is a conflict.
 */
export function mergeEntry<T extends object>(
  { base, mine, theirs }: Entry<T>,
  groups: FieldGroups<T>,
  about: { readonly subject: Subject; readonly merging: Merging },
): T | undefined {
  if (mine && theirs) return mergeFields({ base, mine, theirs }, groups, about)
  const left = mine ?? theirs
  if (!left || !base) return left
  if (!isChanged(base, left, groups)) return undefined
  const versions = { mine: mine ?? null, theirs: theirs ?? null }
  const isTheirs = takesTheirs({ ...about.subject, field: 'deleted' }, versions, about.merging)
  if (isTheirs) return theirs
  return about.merging.takesMine.has(getKey({ ...about.subject, field: 'deleted' })) ? mine : left
}

/** True if the traveller has chosen theirs. Else this is a conflict. */
export function takesTheirs(
  { kind, id, field }: Subject & { readonly field: string },
  versions: Pick<MergeConflict, 'mine' | 'theirs'>,
  { conflicts, takesTheirs: chosen, takesMine }: Merging,
): boolean {
  const key = getKey({ kind, id, field })
  if (chosen.has(key)) return true
  if (takesMine.has(key)) return false
  conflicts.push({ key, kind, id, field, ...versions })
  return false
}

function getKey({ kind, id, field }: Subject & { readonly field: string }): string {
  return JSON.stringify([kind, id, field])
}

/** True if a version changed one of these fields. */
export function isChanged<T extends object>(base: T, version: T, groups: FieldGroups<T>): boolean {
  return Object.values(groups).some((names) => !isSame(getValues(base, names), getValues(version, names)))
}

/** The value of one field, or those of several. */
function getValues<T extends object>(version: T | undefined, names: readonly (keyof T & string)[]): unknown {
  const [first] = names
  if (version === undefined || first === undefined) return null
  return names.length === 1
    ? (version[first] ?? null)
    : Object.fromEntries(names.map((name) => [name, version[name] ?? null]))
}

/** Null, blank text, false and a field that is left out all say nothing. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

function plain(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value).map(([name, part]) => [name, plain(part)])
}
