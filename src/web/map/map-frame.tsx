import type { ReactNode } from 'react'

/** The frame of a map. It stays the same element while the map loads, and when the map cannot be loaded. */
export function MapFrame({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="map-frame" role="group" aria-label={label}>
      {children}
    </div>
  )
}
