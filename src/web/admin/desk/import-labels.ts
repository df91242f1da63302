import { fill } from '#contract/messages/format.ts'
import { desk, placeImport } from '#messages/desk.ts'
import { hours } from '#messages/hours.ts'
import { map } from '#messages/map.ts'
import { placePage } from '#messages/place-page.ts'
import { HOURS_OF_WEEKDAYS } from '#contract/admin/import-fields.ts'
import { factNames } from './fact-names.ts'

const { source, checkedOn } = desk.evidence

const labels: Readonly<Record<string, string>> = {
  ...desk.fields,
  ...placeImport.fields,
  ...placePage.diets,
  source,
  checkedOn,
  geo: placeImport.position,
  latitude: map.latitude,
  longitude: map.longitude,
}
const facts: Readonly<Record<string, string>> = factNames

/** The label of a field of a row, as in the form of a place. */
export function labelOfField(field: string): string {
  if (field.startsWith('facts.names.')) return fill(desk.nameIn, { language: field.slice('facts.names.'.length) })
  if (field.startsWith('facts.')) return facts[field.slice('facts.'.length)] ?? field
  return labels[field] ?? field
}

/** The same for a column, whose fields have short names. */
export function labelOfColumn(field: string): string {
  if (field.startsWith('name:')) return fill(desk.nameIn, { language: field.slice('name:'.length) })
  const day = HOURS_OF_WEEKDAYS.findIndex((one) => one === field)
  if (day !== -1) return fill(placeImport.hoursOn, { day: hours.weekdaysShort[day] ?? '' })
  return labels[field] ?? facts[field] ?? field
}
