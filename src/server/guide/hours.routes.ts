import type { hoursOperations } from '#contract/place/hours.operations.ts'
import { addDays, countDays } from '#contract/text/dates.ts'
import type { HandlersFor } from '../platform/http/handler.ts'
import type { GuideHolder } from './guide-holder.ts'

export function hoursHandlers({ guide }: { guide: Pick<GuideHolder, 'current'> }): HandlersFor<typeof hoursOperations> {
  return {
    listHours: ({ query: { from, to } }) => {
      const { hoursOn } = guide.current()
      const dates = Array.from({ length: countDays(from, to) + 1 }, (_, index) => addDays(from, index))
      return { success: true, days: Object.fromEntries(dates.map((date) => [date, hoursOn(date)])) }
    },
  }
}
