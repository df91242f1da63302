import type { Point } from '../outlines/clip.ts'
import type { drawings } from './drawings.ts'

/** Positions of the small monuments. Closer views show more of them. */
export type Landmark = {
  readonly id: keyof typeof drawings
  readonly at: Point
  readonly minZoom: number
  readonly rank: number
}

type Row = readonly [id: Landmark['id'], lng: number, lat: number, minZoom: number]

const rows: readonly Row[] = [
  ['castle', 72.817782, 21.196266, 11],
  ['beach', 72.71528, 21.07917, 11],
  ['palms', 72.641111, 21.162056, 11],
  ['temple', 72.790821, 21.239848, 12],
  ['station', 72.8408, 21.2055, 12],
  ['trees', 72.89889, 21.230102, 12],
  ['plane', 72.7425, 21.1145, 12],
  ['ship', 72.6665, 21.066, 11],
  ['boat', 72.585, 21.13, 11],
  ['diamond', 72.7885, 21.1215, 12],
  ['science', 72.795366, 21.169763, 13],
  ['slide', 72.865036, 21.194514, 13],
  ['fish', 72.791865, 21.183265, 14],
  ['temple', 72.792967, 21.178261, 14],
  ['mosque', 72.796222, 21.218944, 13],
  ['tombs', 72.828553, 21.212567, 13],
  ['clock-tower', 72.83483, 21.19505, 14],
  ['cloth', 72.8422, 21.1888, 14],
  ['dargah', 72.82362, 21.2042, 14],
  ['pavilion', 72.829389, 21.188583, 14],
]

export const landmarks: readonly Landmark[] = rows.map(([id, lng, lat, minZoom], rank) => ({
  id,
  at: [lng, lat],
  minZoom,
  rank: 20 + rank,
}))
