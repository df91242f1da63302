import type { ContentPlace } from '#contract/content-place.ts'
import { Failure } from '#contract/failure.ts'
import type { FieldError } from '#contract/field-error.ts'
import type { Context } from '../context.ts'
import { problemsOfNewHours } from '../guide/check-hours.ts'
import { problemsOfPlace } from '../guide/check-place.ts'
import { readLand } from '../guide/check-positions.ts'
import type { GuideHolder } from '../guide/guide-holder.ts'
import { readIndex } from '../guide/pictures.ts'
import { missingUploads } from './place-photos.store.ts'

type Deps = Pick<Context, 'config' | 'store'> & { guide: Pick<GuideHolder, 'current'> }

/**
 * Checks a place as the loading of the folder does.
 * @throws Failure `invalid-input` with each problem at its field
 */
export async function checkPlace({ config, store, guide }: Deps, place: ContentPlace): Promise<void> {
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
  const fields = {
    ...Object.fromEntries([...problemsOfPlace(place, known), ...hours].map(fieldOf)),
    ...(await missingUploads(store.db, place)),
  }
  const first = Object.values(fields)[0]
  if (first) throw new Failure('invalid-input', first, { fields })
}

/** @param problem "field: problem" */
function fieldOf(problem: string): [string, FieldError] {
  const end = problem.indexOf(': ')
  return [`place.${problem.slice(0, end)}`, { code: 'content.problem', values: { problem: problem.slice(end + 2) } }]
}
