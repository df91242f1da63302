import type { ModerationList, ReviewFilter } from '#contract/review/moderation.ts'

export const FIRST_SEARCH: ReviewFilter = { list: 'reported' }

/** In the order of the work: what waits comes first. */
export const listOrder = ['reported', 'appealed', 'shown', 'removed'] as const satisfies readonly ModerationList[]

/** The parts of a filled form that say something. */
export function getFilter(form: FormData, { place, author }: ReviewFilter): ReviewFilter {
  const getText = (name: string) => {
    const given = form.get(name)
    return typeof given === 'string' ? given.trim() : ''
  }
  const [text, from, until, stars] = ['text', 'from', 'until', 'stars'].map(getText)
  return {
    list: listOrder.find((list) => list === getText('list')) ?? FIRST_SEARCH.list,
    ...(text && { text }),
    ...(from && { from }),
    ...(until && { until }),
    ...(stars && { stars: Number(stars) }),
    ...(form.has('withPhoto') && { withPhoto: true }),
    ...(place !== undefined && { place }),
    ...(author !== undefined && { author }),
  }
}
