import type { MapStart } from './map-base.tsx'

/** The view of a map, in degrees and in the zoom of Leaflet. */
export type MapPosition = { readonly lat: number; readonly lng: number; readonly zoom: number }

/** A map that is what its page is about: one finger and the wheel move it, and the page follows it. */
export type WholeMap = {
  /** Null: all places are in view. */
  readonly start: MapStart | null
  /** Runs with the slugs in view, at the beginning and each time the map rests. `at` is null at the beginning. */
  readonly onView: (slugs: readonly string[], at: MapPosition | null) => void
  /** Another number brings all places into view. */
  readonly fits: number
}

/** Space in pixels that a chosen pin has to the edges of its map: the filters stand over the top, and the tools at the end. */
export const WHOLE_MARGINS = { topLeft: [48, 104], bottomRight: [92, 48] } as const satisfies Margins

/** Distance of a focused pin from the edges of a map beside other content. */
export const PART_MARGINS = { topLeft: [56, 56], bottomRight: [56, 56] } as const satisfies Margins

export type Margins = { readonly topLeft: readonly [number, number]; readonly bottomRight: readonly [number, number] }
