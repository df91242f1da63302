import type { ContentPlace } from '#contract/place/content-place.ts'
import { today } from '#contract/text/dates.ts'
import { isHoursInGuide, problemsOfNewHours } from '../../guide/check-hours.ts'
import { problemsOfPlace, type KnownOfCity } from '../../guide/check-place.ts'
import { readLand } from '../../guide/check-positions.ts'
import { readIndex } from '../../guide/pictures.ts'
import type { DeskDeps } from './entry-kind.ts'
import { throwProblems } from './field-problems.ts'
import { missingUploads } from './place-photos.store.ts'

/**
 * Checks a place as the loading of the folder does.
 * @throws Failure `invalid-input` with each problem at its field
 */
export async function checkPlace(deps: DeskDeps, place: ContentPlace): Promise<void> {
  const { db } = deps.store
  const { content } = deps.guide.current()
  const [hours = []] = problemsOfNewHours([place], (value) => isHoursInGuide(content, value))
  const ofHours = Object.fromEntries(hours.map(({ field, error }) => [`text.${field}`, error]))
  const more = { ...ofHours, ...(await missingUploads(db, place)) }
  throwProblems(problemsOfPlace(place, knownOfCity(deps)), { more })
}

/** The guide and the folder that places are compared with. Reads the files of the folder. */
export function knownOfCity({ config, guide, now }: Pick<DeskDeps, 'config' | 'guide' | 'now'>): KnownOfCity {
  const { calendar, area, timeZone } = guide.current()
  const folder = config.cityDir
  return {
    folder,
    calendar,
    boundingBox: area.boundingBox,
    illustrations: readIndex(folder),
    land: readLand(folder),
    now: today(now(), timeZone),
    hasUploads: true,
  }
}
