import type { CountedKey, Metric } from '#contract/admin/analytics.ts'
import type { Formats } from '#contract/messages/format.ts'
import { languages } from '#contract/messages/languages.ts'
import { showDate } from '#contract/text/date-format.ts'
import { adminAnalytics as messages } from '#messages/admin.ts'
import { trips } from '#messages/trips.ts'
import { showMonth } from '../city/show-month.ts'

/** Metrics whose few keys are parts of one bar. The rest have too many for colours. */
const withParts: ReadonlySet<Metric> = new Set(['search', 'deed', 'export', 'language', 'screen'])

/** Number of colours that people can distinguish. */
const PARTS_MAX = 5

/** @returns the keys that are parts of the bars, the most frequent one first. One part for all: none */
export function getParts({ metric, keys }: { metric: Metric; keys: readonly CountedKey[] }): readonly CountedKey[] {
  return withParts.has(metric) && keys.length <= PARTS_MAX ? keys : []
}

const names: Readonly<Partial<Record<Metric, Readonly<Record<string, string>>>>> = {
  page: messages.pages,
  search: messages.searches,
  deed: messages.actions,
  export: { ...trips.formats, print: trips.print },
  screen: messages.screens,
  language: Object.fromEntries(languages.map(({ code, name }) => [code, name])),
}

/** Kinds of failures are shown as the API names them. */
export function nameOfKey(metric: Metric, { key, name }: CountedKey): string {
  return name ?? names[metric]?.[key] ?? key
}

/** @param period yyyy-mm-dd or yyyy-mm */
export function showPeriod(period: string, formats: Formats): string {
  return period.length > 'yyyy-mm'.length ? showDate(period, formats) : showMonth(period, formats)
}
