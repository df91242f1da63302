import { useLocation, useNavigate } from 'react-router'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { opensFilters, toFiltersFragment } from './filters-address.ts'
import { readMapAddress, writeMapAddress, type MapAddress, type SheetHeight } from './map-address.ts'

/** Stored with a history entry: the opened place, and the sheet of the entry before it. */
type Opened = { opened: 'place' | 'sheet'; from: SheetHeight }

/**
 * The address of the map: its view, the chosen place and the sheet. An opened place or sheet gets a history entry, so
 * that Back closes it. The view follows the map without entries, and Back leaves the map where it is.
 */
export function useMapAddress() {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // The server does not see the fragment.
  const address = readMapAddress(useIsHydrated() ? hash : '')
  const opened = readOpened(state)
  const go = (change: Partial<MapAddress>, opens?: Opened) => {
    const next = writeMapAddress({ ...currentAddress(), ...change })
    const entry = opens ? { state: opens } : { state: opened, replace: true }
    void navigate({ pathname, search, hash: next }, { ...entry, preventScrollReset: true })
  }
  const select = (place: string | null) => {
    if (place === address.place) return
    if (place === null && opened?.opened === 'place') void navigate(-1)
    else go({ place }, address.place === null ? { opened: 'place', from: address.sheet } : undefined)
  }
  const setSheet = (sheet: SheetHeight) => {
    if (sheet === address.sheet) return
    if (opened?.opened === 'sheet' && sheet === opened.from) void navigate(-1)
    else go({ sheet }, sheet === 'full' ? { opened: 'sheet', from: address.sheet } : undefined)
  }
  return { address, select, setSheet }
}

/** Writes where the map is into the address, without an entry and without a rendering. */
export function noteView(at: NonNullable<MapAddress['at']>): void {
  const fragment = writeMapAddress({ ...currentAddress(), at })
  history.replaceState(history.state, '', toFiltersFragment(fragment, opensFilters(location.hash)))
}

function currentAddress(): MapAddress {
  return readMapAddress(location.hash)
}

function readOpened(state: unknown): Opened | null {
  const isOpened = typeof state === 'object' && state !== null && 'opened' in state && 'from' in state
  if (!isOpened || (state.opened !== 'place' && state.opened !== 'sheet')) return null
  return { opened: state.opened, from: state.from === 'peek' || state.from === 'full' ? state.from : 'half' }
}
