import * as z from 'zod/mini'

/**
 * A tariff with a last day, in sentences of the language of the answer. They are the same on cards, pages and plans, and
 * the reader's day decides which of them holds.
 */
export const PriceEnd = z.strictObject({
  /** The last day of the tariff, yyyy-mm-dd. */
  until: z.string(),
  /** True on every day: "Entry ₹100 until March 2026; the price after that is not known". */
  sentence: z.string(),
  /** After the last day: "Entry was ₹100 until March 2026; today’s price is not known". */
  past: z.string(),
})
export type PriceEnd = z.infer<typeof PriceEnd>
