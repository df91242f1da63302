import { useEffect } from 'react'
import { useFormats } from '../../city/use-formats.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { storeAgenda, type Shown } from './store-agenda.ts'

/** A busy phone may never rest. */
const MAX_WAIT_MS = 2_000

/**
 * Stores the first view of the next start on this device, after each change and when the browser is idle.
 * @param write what becomes of the agenda of another trip
 */
export function useStoredAgenda(
  userId: string,
  { trip, days, routes, timeZone }: Omit<Shown, 'formats'>,
  write = storeAgenda,
): void {
  const formats = useFormats()
  useEffect(
    () => whenIdle(() => write(userId, { trip, days, routes, timeZone, formats }), MAX_WAIT_MS),
    [userId, trip, days, routes, timeZone, formats, write],
  )
}
