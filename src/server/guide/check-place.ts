import { accessSync, constants, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Calendar } from '#contract/calendar.ts'
import type { ContentPlace } from '#contract/content-place.ts'
import { problemsOfHours } from './check-hours.ts'
import { problemsOfPosition, type Land } from './check-positions.ts'
import type { ContentCity, IllustrationIndex } from './content-schema.ts'

/** What a place is compared with. */
export type KnownOfCity = {
  /** The city's folder. */
  readonly folder: string
  readonly boundingBox: ContentCity['boundingBox']
  readonly calendar: Calendar | null
  readonly illustrations: IllustrationIndex
  readonly land: Land | null
}

/** Problems of a place that its schema cannot see, each as "field: problem". */
export function problemsOfPlace(place: ContentPlace, known: KnownOfCity): string[] {
  return [
    ...outsideCity(place, known),
    ...missingPictures(place, known),
    ...problemsOfHours(place, known.calendar),
    ...problemsOfPosition(place, known.land),
  ]
}

function outsideCity({ geo: { lat, lng } }: ContentPlace, { boundingBox: box }: KnownOfCity): string[] {
  if (lat === null || lng === null) return []
  const inside = lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east
  return inside ? [] : [`geo: ${lat}, ${lng} is outside the city's bounding box`]
}

function missingPictures({ illustration, photo }: ContentPlace, { folder, illustrations }: KnownOfCity): string[] {
  if (!illustrations[illustration]) return [`illustration: there is no “${illustration}”`]
  if (photo && !isReadableFile(join(folder, 'photos', photo.file))) return ['photo.file: there is no such file']
  return []
}

export function isReadableFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
