import type { yearOperations } from '#contract/city/year.operations.ts'
import { fill } from '#contract/messages/format.ts'
import type { Year } from '#contract/city/year.ts'
import type { Guest, HandlersFor } from '../platform/http/handler.ts'
import { getBestMonths, type BestMonths } from './best-months.ts'
import type { GuideHolder } from './guide-holder.ts'

export function yearHandlers({ guide }: { guide: Pick<GuideHolder, 'current'> }): HandlersFor<typeof yearOperations> {
  return { getYear: (_input, { language }) => ({ success: true, year: guide.current(language).year }) }
}

/** The best months and their weather in a sentence. Null if no month stands out. */
export function whenToCome({ months }: Pick<Year, 'months'>, { replies }: Guest['texts']): string | null {
  const best = getBestMonths(months)
  return best && fill(replies.whenToCome, wordsFor(best, replies))
}

function wordsFor({ first, last, days, nights }: BestMonths, replies: Guest['texts']['replies']) {
  const getName = (month: number) => replies.months[month - 1] ?? ''
  const degrees = ({ low, high }: BestMonths['days']) =>
    low === high ? String(low) : fill(replies.degreeRange, { low: String(low), high: String(high) })
  return {
    period: first === last ? getName(first) : fill(replies.monthRange, { first: getName(first), last: getName(last) }),
    days: degrees(days),
    nights: degrees(nights),
  }
}
