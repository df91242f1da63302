import { useSyncExternalStore } from 'react'
import { SECOND_MS } from '#contract/text/durations.ts'

type Position = { readonly lat: number; readonly lng: number }

/** The position of the device. It stays in this page and is never sent. */
export type OwnPosition = { kind: 'unasked' | 'asking' | 'refused' | 'unknown' } | { kind: 'known'; position: Position }

const TIMEOUT_MS = 15 * SECOND_MS

let own: OwnPosition = { kind: 'unasked' }
const listeners = new Set<() => void>()

/** Asks the browser for the position, which asks the visitor. */
export function locateVisitor(): void {
  if (own.kind === 'asking') return
  if (!('geolocation' in navigator)) {
    become({ kind: 'unknown' })
    return
  }
  become({ kind: 'asking' })
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => become({ kind: 'known', position: { lat: coords.latitude, lng: coords.longitude } }),
    ({ code, PERMISSION_DENIED }) => become({ kind: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
    { timeout: TIMEOUT_MS, maximumAge: 60 * SECOND_MS },
  )
}

/** Asks for the position if the visitor has shared it before, so that the browser asks nobody. */
export function locateSharingVisitor(): void {
  if (own.kind !== 'unasked' || !('permissions' in navigator)) return
  navigator.permissions.query({ name: 'geolocation' }).then(
    ({ state }) => {
      if (state === 'granted' && own.kind === 'unasked') locateVisitor()
    },
    // A browser that does not report the permission is asked by the button.
    () => {},
  )
}

export function useOwnPosition(): OwnPosition {
  return useSyncExternalStore(subscribe, () => own, unasked)
}

const UNASKED: OwnPosition = { kind: 'unasked' }
const unasked = () => UNASKED

function become(next: OwnPosition): void {
  own = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
