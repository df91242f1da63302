import type { PlaceChoices } from '#contract/desk-places.ts'
import type { Context } from '../context.ts'
import type { GuideHolder } from '../guide/guide-holder.ts'
import { readIndex } from '../guide/pictures.ts'

type Deps = Pick<Context, 'config'> & { guide: Pick<GuideHolder, 'current'> }

/** Lists the drawings of the folder and the feasts of the calendar, for the form of a place. */
export function placeChoices({ config, guide }: Deps): PlaceChoices {
  const { calendar } = guide.current()
  return {
    illustrations: Object.entries(readIndex(config.cityDir)).map(([id, { alt }]) => ({ id, alt })),
    feasts: (calendar?.events ?? []).map(({ slug, name }) => ({ slug, name })),
  }
}
