import { hashKey } from '@tanstack/react-query'

/** Whether everything sent is in what was saved. Null and undefined leave the value to the server. */
export function isSame(saved: object, sent: object): boolean {
  return Object.entries(sent).every(
    ([field, value]: [string, unknown]) =>
      value === null || value === undefined || hashKey([value]) === hashKey([Reflect.get(saved, field)]),
  )
}
