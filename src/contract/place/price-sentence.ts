import type { PriceEnd } from './price-end.ts'

/** @param date on which the price is asked for, yyyy-mm-dd. Null: any day */
export function priceSentence({ until, sentence, past }: PriceEnd, date: string | null): string {
  return date !== null && date > until ? past : sentence
}
