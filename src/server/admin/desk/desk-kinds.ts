import { deskKindNames, type DeskKindName } from '#contract/admin/desk-kinds.ts'
import { DraftCounts } from '#contract/admin/waiting.ts'
import { calendarKind } from './calendar-kind.ts'
import { cityKind } from './city-kind.ts'
import { createDeskCalls, type DeskCalls } from './desk-calls.ts'
import type { DeskDeps } from './entry-kind.ts'
import { placeKind } from './place-kind.ts'
import { tripKind } from './trip-kind.ts'

/**
 * The calls of all kinds of the desk. Drafts that are due at the same time are published in this order: a trip may stop at
 * a place that is published with it.
 */
export function createDesks(deps: DeskDeps): Readonly<Record<DeskKindName, DeskCalls>> {
  return {
    city: createDeskCalls({ deps, kind: cityKind }),
    calendar: createDeskCalls({ deps, kind: calendarKind }),
    places: createDeskCalls({ deps, kind: placeKind }),
    trips: createDeskCalls({ deps, kind: tripKind }),
  }
}

export async function countAllDrafts(deps: DeskDeps): Promise<DraftCounts> {
  const desks = createDesks(deps)
  const counts = await Promise.all(deskKindNames.map(async (kind) => [kind, await desks[kind].countDrafts()] as const))
  return DraftCounts.parse(Object.fromEntries(counts))
}
