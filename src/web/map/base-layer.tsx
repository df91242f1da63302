import { Suspense } from 'react'
import { BaseTiles } from './base-tiles.tsx'
import { Graticule } from './graticule.tsx'
import { Outlines } from './outlines.tsx'
import type { MapCity } from './position.ts'
import { Streets } from './streets.tsx'

/** The layer below pins and markers: the coasts of the world, and the streets that this installation has. */
export function BaseLayer({ city: { map } }: { city: MapCity }) {
  return (
    <>
      <Suspense fallback={null}>{map.outlines !== null && <Outlines path={map.outlines} />}</Suspense>
      {map.tiles !== null ? <BaseTiles /> : map.base ? <Streets base={map.base} /> : <Graticule />}
    </>
  )
}
