import { fill, type Formats } from '#contract/messages/format.ts'
import { showMoney } from '#contract/text/money.ts'
import type { StopValues, TripSuggestion } from '#contract/trip/trip-suggestions.ts'
import { tripSuggestions as messages } from '#messages/trip-people.ts'
import { dayAndMonth, shortWeekday } from '../itinerary/day-names.ts'

/** "Change Castle", which also names the buttons. */
export function suggestionTitle({ kind, stop }: Pick<TripSuggestion, 'kind' | 'stop'>): string {
  return fill(messages[kind], { stop })
}

/** One line for each field: its present and its suggested value. */
export function suggestionLines({ kind, fields, was }: TripSuggestion, formats: Formats): string[] {
  return valueNames.flatMap((name) => {
    if (!(name in fields)) return []
    const value = valueText(name, fields, formats)
    const field = messages.fields[name]
    if (kind === 'add')
      return fields[name] === null || fields[name] === '' ? [] : [fill(messages.newField, { field, value })]
    return [fill(messages.field, { field, now: valueText(name, was, formats), value })]
  })
}

const valueNames = ['date', 'time', 'durationMinutes', 'cost', 'notes'] as const satisfies (keyof StopValues)[]

function valueText(name: keyof StopValues, values: TripSuggestion['fields'], formats: Formats): string {
  const { date, durationMinutes, cost } = values
  if (name === 'date')
    return typeof date === 'string' ? `${shortWeekday(date, formats)} ${dayAndMonth(date, formats)}` : messages.idea
  if (name === 'durationMinutes' && typeof durationMinutes === 'number')
    return fill(messages.minutes, { minutes: formats.number(durationMinutes) })
  if (name === 'cost' && typeof cost === 'number') return showMoney(cost, formats)
  const text = values[name]
  return typeof text === 'string' && text !== '' ? text : messages.none
}
