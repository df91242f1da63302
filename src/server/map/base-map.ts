import type { BaseMap } from '#contract/map/base-map.ts'
import type { MapCredit } from './map-credit.ts'

/** A base map as the server hands it out. */
export type ServedMap = {
  /** The part that the API replies. */
  readonly index: Omit<BaseMap, 'attribution'> & { readonly attribution: readonly MapCredit[] }
  /** The note in other languages, by their code. */
  readonly notes: Readonly<Record<string, string>>
  /** The part of the path after `/map/`. It changes with every byte of the map. */
  readonly version: string
  /** @param name such as `12-2877-1800.json` or `landmarks.json` */
  has(name: string): boolean
  /** @throws Error when the file is no longer there */
  read(name: string): Promise<Buffer>
}

export const BASE_MAP_PATH = '/map/'

/** The drawings of landmarks, beside the tiles and in the city's folder. */
export const LANDMARKS = 'landmarks.json'
