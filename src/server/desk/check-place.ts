import type { ContentPlace } from '#contract/content-place.ts'
import { problemsOfNewHours } from '../guide/check-hours.ts'
import { problemsOfPlace } from '../guide/check-place.ts'
import { readLand } from '../guide/check-positions.ts'
import { readIndex } from '../guide/pictures.ts'
import type { DeskDeps } from './entry-kind.ts'
import { throwProblems } from './field-problems.ts'
import { missingUploads } from './place-photos.store.ts'

/**
 * Checks a place as the loading of the folder does.
 * @throws Failure `invalid-input` with each problem at its field
 */
export async function checkPlace({ config, store, guide }: DeskDeps, place: ContentPlace): Promise<void> {
  const { calendar, area } = guide.current()
  const folder = config.cityDir
  const known = {
    folder,
    calendar,
    boundingBox: area.boundingBox,
    illustrations: readIndex(folder),
    land: readLand(folder),
    hasUploads: true,
  }
  const [hours = []] = await problemsOfNewHours([place], store.db)
  throwProblems('place', [...problemsOfPlace(place, known), ...hours], await missingUploads(store.db, place))
}
