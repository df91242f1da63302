import { addDays } from '#contract/text/dates.ts'
import { writeDate } from '#contract/text/date-format.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { showMoney } from '#contract/text/money.ts'
import type { PriceEnd } from '#contract/place/price-end.ts'
import type { ResearchedFacts } from '#contract/place/researched-facts.ts'

/** The texts of one language. */
export type PriceEndTexts = {
  readonly priceEnd: Readonly<
    Record<'sentence' | 'past' | 'withForeigners' | 'others' | 'othersPast' | 'free' | 'freePast', string>
  >
}

type InLanguage = { readonly formats: Formats; readonly texts: PriceEndTexts }

/** Sentences about a tariff with a last day, which name the price if it is one for adults on every day. Null: the place has none. Pure. */
export function getPriceEnd(fees: ResearchedFacts['fees'], { formats, texts }: InLanguage): PriceEnd | null {
  if (!fees || fees.value.until === null) return null
  const { prices, until } = fees.value
  const amountFor = (group: 'adult' | 'foreigner') =>
    prices.find((price) => price.for === group && price.days === undefined)?.amount
  const [adult, foreigner] = [amountFor('adult'), amountFor('foreigner')]
  const date = lastDayText(until, formats)
  if (adult === undefined) {
    const { free, freePast, others, othersPast } = texts.priceEnd
    const [sentence, past] = prices.length === 0 ? [free, freePast] : [others, othersPast]
    return { until, sentence: fill(sentence, { date }), past: fill(past, { date }) }
  }
  const price = showMoney(adult, formats)
  const shown =
    foreigner === undefined || foreigner === adult
      ? price
      : fill(texts.priceEnd.withForeigners, { price, foreigners: showMoney(foreigner, formats) })
  return {
    until,
    sentence: fill(texts.priceEnd.sentence, { price: shown, date }),
    past: fill(texts.priceEnd.past, { price: shown, date }),
  }
}

/** The last day of a month is the month. */
function lastDayText(date: string, formats: Formats): string {
  const endsMonth = addDays(date, 1).endsWith('-01')
  const month = { month: 'long', year: 'numeric' } as const
  return writeDate(date, formats, endsMonth ? month : { day: 'numeric', ...month })
}
