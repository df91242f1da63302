import type { PlaceChoices } from '#contract/admin/desk-places.ts'
import { readIndex } from '../../guide/pictures.ts'
import type { DeskDeps } from './entry-kind.ts'

/** Lists the drawings of the folder and the feasts of the calendar, for the form of a place. */
export function placeChoices(deps: DeskDeps): PlaceChoices {
  const { calendar } = deps.guide.current()
  return {
    illustrations: drawings(deps),
    feasts: (calendar?.events ?? []).map(({ slug, name }) => ({ slug, name })),
  }
}

/** The drawings of the folder. */
export function drawings({ config }: Pick<DeskDeps, 'config'>): PlaceChoices['illustrations'] {
  return Object.entries(readIndex(config.cityDir)).map(([id, { alt }]) => ({ id, alt }))
}
