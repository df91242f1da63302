import type { QueryClient } from '@tanstack/react-query'
import type { CalendarEntry } from '#contract/city/calendar.ts'
import type { DeskCalendarEntry } from '#contract/admin/desk-calendar.ts'
import * as endpoints from '#contract/admin/desk-calendar.endpoints.ts'
import { callOverHttp } from '../../api/call.ts'
import { invalidateContent } from '../../api/query-client.ts'
import { callDeed } from './deed-calls.ts'
import { isObject, type Json } from './edited-text.ts'
import type { Basis, Deed, Saving } from './entry-kind.ts'
import { calendarChoices, deskCalendarEntry } from './queries.ts'
import { howSaved, sendable } from './sent-entry.ts'

const isEntry = (text: Json): text is Json & CalendarEntry => isObject(text)

export async function readCalendarEntry(slug: string): Promise<DeskCalendarEntry> {
  const { calendarEntry } = await callOverHttp(endpoints.getDeskCalendarEntry, { params: { slug } })
  return calendarEntry
}

export async function previewCalendarEntry(text: Json) {
  const body = { calendarEntry: sendable<CalendarEntry>(text, isEntry) }
  const { year } = await callOverHttp(endpoints.previewDeskCalendarEntry, { body })
  return year
}

export async function saveCalendarEntry(queryClient: QueryClient, saving: Saving): Promise<DeskCalendarEntry> {
  const { slug, text } = saving
  const body = { ...howSaved(saving), calendarEntry: sendable<CalendarEntry>(text, isEntry) }
  const { calendarEntry } =
    slug === null
      ? await callOverHttp(endpoints.createDeskCalendarEntry, { body })
      : await callOverHttp(endpoints.saveDeskCalendarEntry, { params: { slug }, body })
  return keep(queryClient, calendarEntry)
}

export async function actOnCalendarEntry(
  queryClient: QueryClient,
  basis: Basis,
  deed: Deed,
): Promise<DeskCalendarEntry | null> {
  const { calendarEntry } = await callDeed<{ calendarEntry: DeskCalendarEntry | null }>(
    {
      bringBack: (input) => callOverHttp(endpoints.bringBackDeskCalendarEntry, input),
      discard: (input) => callOverHttp(endpoints.discardDeskCalendarDraft, input),
      restore: (input) => callOverHttp(endpoints.restoreDeskCalendarVersion, input),
      choose: (input) => callOverHttp(endpoints.chooseDeskCalendarText, input),
      retire: ({ params, body: { version } }) =>
        callOverHttp(endpoints.retireDeskCalendarEntry, { params, body: { version } }),
    },
    basis,
    deed,
  )
  return calendarEntry && keep(queryClient, calendarEntry)
}

function keep(queryClient: QueryClient, calendarEntry: DeskCalendarEntry): DeskCalendarEntry {
  queryClient.setQueryData(deskCalendarEntry(calendarEntry.slug).queryKey, { success: true, calendarEntry })
  void queryClient.invalidateQueries({ queryKey: calendarChoices().queryKey })
  invalidateContent(queryClient)
  return calendarEntry
}
