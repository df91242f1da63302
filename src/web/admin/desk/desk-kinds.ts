import type { DeskKindName } from '#contract/admin/desk-kinds.ts'
import { calendarKind } from './calendar-kind.tsx'
import { cityKind } from './city-kind.tsx'
import type { EntryKind } from './entry-kind.ts'
import { placeKind } from './place-kind.tsx'
import { tripKind } from './trip-kind.tsx'

/** All kinds of entries in the desk, in the order of their tabs. A further kind is one more line (docs/decisions/0119). */
export const deskKinds: Readonly<Record<DeskKindName, EntryKind>> = {
  places: placeKind,
  trips: tripKind,
  calendar: calendarKind,
  city: cityKind,
}

export const deskTabs: readonly DeskKindName[] = Object.values(deskKinds).map(({ tab }) => tab)
