import { readStored, store } from './browser-storage.ts'

/** Id of the trip that was opened or edited last on this device. Null: none in this session. */
export function openedTrip(): string | null {
  return readStored('trip')
}

export function cacheOpenedTrip(id: string): void {
  store('trip', id)
}
