import * as z from 'zod/mini'
import { HOURS_OF_WEEKDAYS, type ColumnField } from '#contract/admin/import-fields.ts'
import { findHoursWords, replacePhrases } from '#contract/place/hours/hours-words.ts'
import { toNormalForm } from '#contract/text/normal-form.ts'
import { parseJson } from './parse-json.ts'

type Cell = (field: ColumnField) => string | undefined

/** Longer texts are no hours, and are refused as they are. */
const MAX_JSON_LENGTH = 2_000

/** The opening hours of a row as one text, from one column or from several that have a part of them each. */
export function hoursOfColumns(cell: Cell): string | undefined {
  const text = (field: ColumnField) => withoutNothing(cell(field))
  const whole = plainOfJson(text('openingHours')) || weekdays(text) || span(text('opens'), text('closes'))
  const named = [text('openDays'), whole].filter((part) => part !== '').join(' ')
  const closed = text('closedDays')
  if (closed === '') return named
  return [named, areDays(closed) ? `${closed} closed` : closed].filter((part) => part !== '').join('; ')
}

/** Columns with parts of the hours, beside a column that has them whole. */
export function hoursBeside(cell: Cell): string {
  const text = (field: ColumnField) => withoutNothing(cell(field))
  if (text('openingHours') === '') return ''
  return [weekdays(text), span(text('opens'), text('closes'))].filter((part) => part !== '').join('; ')
}

/** Words for "none" that people write into a cell of closed days. */
function withoutNothing(written = ''): string {
  const text = written.trim()
  return /^(?:none|nil|no|n\/?a|[-–—]+)$/i.test(text) ? '' : text
}

function weekdays(text: (field: ColumnField) => string): string {
  return HOURS_OF_WEEKDAYS.flatMap((field) => {
    const hours = text(field)
    return hours === '' ? [] : [`${field.slice('hours'.length)} ${hours}`]
  }).join('; ')
}

function span(opens: string, closes: string): string {
  return [opens, closes].filter((part) => part !== '').join(' - ')
}

const DAYS: ReadonlySet<string> = new Set(['weekday', 'weekend', 'holiday', 'through', 'and', 'filler'])

function areDays(text: string): boolean {
  const words = replacePhrases(toNormalForm(text, 'NFKC').toLowerCase()).match(/[\p{L}\p{M}]+/gu) ?? []
  return words.length > 0 && words.every((word) => findHoursWords(word)?.every(({ kind }) => DAYS.has(kind)))
}

const Hours = z.union([z.array(z.string()), z.record(z.string(), z.union([z.string(), z.array(z.string())]))])

/** Exports of maps have `{"Monday": "9 AM–5 PM", …}` or `['Monday: 9 AM–5 PM', …]` in one cell. */
function plainOfJson(text: string): string {
  if (!/^[[{]/.test(text) || text.length > MAX_JSON_LENGTH) return text
  const hours = Hours.safeParse(parseJson(text) ?? parseJson(text.replaceAll("'", '"')))
  if (!hours.success) return text
  if (Array.isArray(hours.data)) return hours.data.join('; ')
  return Object.entries(hours.data)
    .map(([day, times]) => `${day} ${typeof times === 'string' ? times : times.join(', ')}`)
    .join('; ')
}
