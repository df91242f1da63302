import { accessSync, constants, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Calendar } from '#contract/city/calendar.ts'
import type { CalendarDate } from '#contract/text/dates.ts'
import { photoField, getPhotos, type StoredPlace } from '#contract/place/content-place.ts'
import { hashOfMediaUrl } from '#contract/account/media.ts'
import { problemsOfDays } from './check-days.ts'
import { problemsOfHours } from './check-hours.ts'
import { problemsOfPosition, type Land } from './check-positions.ts'
import type { ContentCity } from '#contract/city/content-city.ts'
import type { IllustrationIndex } from './content-schema.ts'
import { isWithinBounds } from '../map/within-bounds.ts'

/** The data that a place is compared with. */
export type KnownOfCity = {
  /** The city's folder. */
  readonly folder: string
  readonly boundingBox: ContentCity['boundingBox']
  readonly calendar: Calendar | null
  readonly illustrations: IllustrationIndex
  readonly land: Land | null
  /** The date of now. In the desk it is that of the city. */
  readonly now: CalendarDate
  /** Photos may be pictures that an editor uploaded. The caller checks these. */
  readonly hasUploads?: boolean
}

/** Problems of a place that its schema cannot see, each as "field: problem". */
export function problemsOfPlace(place: StoredPlace, known: KnownOfCity): string[] {
  return [
    ...outsideCity(place, known),
    ...missingPictures(place, known),
    ...problemsOfHours(place, known.calendar),
    ...problemsOfPosition(place, known.land),
    ...problemsOfDays(getDays(place), known.now),
  ]
}

function getDays({ lastChecked, facts = {} }: StoredPlace) {
  const { cautions = [], names = {}, ...rest } = facts
  const checked = [
    ...Object.entries(rest),
    ...cautions.map((fact, index) => [`cautions.${index}`, fact] as const),
    ...Object.entries(names).map(([language, fact]) => [`names.${language}`, fact] as const),
  ]
  return [
    { field: 'lastChecked', date: lastChecked },
    ...checked.map(([field, fact]) => ({ field: `facts.${field}.checkedOn`, date: fact?.checkedOn })),
    { field: 'facts.fees.value.from', date: facts.fees?.value.from },
    { field: 'facts.fees.value.until', date: facts.fees?.value.until },
  ]
}

function outsideCity({ geo: { lat, lng } }: StoredPlace, { boundingBox: box }: KnownOfCity): string[] {
  if (lat === null || lng === null) return []
  return isWithinBounds({ lat, lng }, box) ? [] : [`geo: ${lat}, ${lng} is outside the city's bounding box`]
}

function missingPictures(place: StoredPlace, { folder, illustrations, hasUploads = false }: KnownOfCity): string[] {
  if (!Object.hasOwn(illustrations, place.illustration)) return [`illustration: there is no “${place.illustration}”`]
  return getPhotos(place).flatMap((photo, index) => {
    if (hashOfMediaUrl(photo.file) !== null && hasUploads) return []
    if (isReadableFile(join(folder, 'photos', photo.file))) return []
    return [`${photoField(place, index)}.file: there is no such file`]
  })
}

export function isReadableFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
