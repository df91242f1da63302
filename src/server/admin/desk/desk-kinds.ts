import { deskKindNames, type DeskKindName } from '#contract/admin/desk-kinds.ts'
import { DraftCounts } from '#contract/admin/waiting.ts'
import type { EntryText } from '../../guide/stored-kind.ts'
import { calendarKind } from './calendar-kind.ts'
import { cityKind } from './city-kind.ts'
import { createDeskCalls, type DeskCalls } from './desk-calls.ts'
import type { DeskDeps, EntryKind } from './entry-kind.ts'
import { placeKind } from './place-kind.ts'
import { tripKind } from './trip-kind.ts'

/**
 * All kinds of entries in the desk. A further kind is one more line (docs/decisions/0119). Drafts that are due at the same
 * time are published in this order: a trip may stop at a place that is published with it.
 */
const kinds = {
  city: defineKind(cityKind),
  calendar: defineKind(calendarKind),
  places: defineKind(placeKind),
  trips: defineKind(tripKind),
} as const satisfies Record<DeskKindName, ReturnType<typeof defineKind>>

function defineKind<Text extends EntryText>(kind: EntryKind<Text>) {
  return {
    versions: kind.tables.versions,
    createCalls: (deps: DeskDeps): DeskCalls => createDeskCalls({ deps, kind }),
  }
}

/** The tables that name the editors of versions. */
export const versionTables = Object.values(kinds).map(({ versions }) => versions)

export function getDesk(deps: DeskDeps, kind: DeskKindName): DeskCalls {
  return kinds[kind].createCalls(deps)
}

/** In the order in which drafts of one instant are published. */
export function listDesks(deps: DeskDeps): DeskCalls[] {
  return Object.values(kinds).map(({ createCalls }) => createCalls(deps))
}

export async function countAllDrafts(deps: DeskDeps): Promise<DraftCounts> {
  const counts = await Promise.all(
    deskKindNames.map(async (kind) => [kind, await getDesk(deps, kind).countDrafts()] as const),
  )
  return DraftCounts.parse(Object.fromEntries(counts))
}
