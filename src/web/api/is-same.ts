import { hashKey } from '@tanstack/react-query'

/** True if the saved object has all sent values. Null and undefined leave the value to the server. */
export function isSame(saved: object, sent: object): boolean {
  return Object.entries(sent).every(
    ([field, value]: [string, unknown]) =>
      value === null || value === undefined || hashKey([value]) === hashKey([Reflect.get(saved, field)]),
  )
}
