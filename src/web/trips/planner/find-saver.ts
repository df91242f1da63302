import type { HistoryEntry } from '#contract/trip/trip-history.ts'
import type { MergeConflict } from '#planning/merge/merge-fields.ts'

/** Fields of which a conflict makes one, as the history names them. */
const parts: Readonly<Record<string, readonly string[]>> = {
  where: ['date'],
  dates: ['startDate', 'endDate'],
  place: ['place', 'point'],
}

type Conflict = Pick<MergeConflict, 'kind' | 'id' | 'field' | 'theirs'>

/** The change that made the other value of a conflict. Undefined: the history does not have it. */
export function findSaver(
  { kind, id, field, theirs }: Conflict,
  history: readonly HistoryEntry[],
): HistoryEntry | undefined {
  const changes = history.filter((entry) => entry.kind === kind && entry.subject === (id ?? ''))
  const isDeletion = field === 'deleted'
  const names = isDeletion && theirs === null ? ['removed'] : (parts[field] ?? [field])
  // This device has deleted the entry, so the other person may have changed any of its fields.
  const isMeant = (name: string) => (isDeletion && theirs !== null) || names.includes(name)
  return changes.find(({ latest = [] }) => latest.some(isMeant))
}
