import { tripFields } from '#messages/trip-people.ts'

/** Fields of parts of a trip that have the name of another field. */
const SAME_NAME: Readonly<Record<string, keyof typeof tripFields>> = { start: 'dayStart', end: 'dayEnd', notes: 'note' }

const named: Readonly<Record<string, string>> = tripFields

/** The name of a field of a trip or of its parts. Undefined: a field that this page does not know. */
export function fieldText(field: string): string | undefined {
  return named[SAME_NAME[field] ?? field]
}
