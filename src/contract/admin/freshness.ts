import * as z from 'zod/mini'
import { calendarDate } from '../text/content-fields.ts'
import { confidences } from '../place/fact.ts'
import { Fees } from '../place/researched-facts.ts'
import { staleReasons } from './freshness-rules.ts'
import { suggestedFacts } from '../place/suggestion-rules.ts'

/** The queue of facts that editors check next (docs/decisions/0073). */

/** Places of one answer. */
export const FRESHNESS_SHOWN = 50

const FreshFact = z.enum(suggestedFacts)

/** A fact that somebody should look at, the most urgent of a place first. */
export const StaleFact = z.object({
  fact: FreshFact,
  /** As the history of a place shows it. */
  value: z.string(),
  /** The value of the fact about fees, which pages show in words. */
  fees: z.optional(Fees),
  checkedOn: z.string(),
  confidence: z.enum(confidences),
  reasons: z.array(z.enum(staleReasons)),
})
export type StaleFact = z.infer<typeof StaleFact>

export const StalePlace = z.object({
  slug: z.string(),
  name: z.string(),
  /** The version that a confirmation starts from. */
  version: z.number(),
  /** Somebody's draft would be published or lost with a confirmation, so there is none until it is ended. */
  hasDraft: z.boolean(),
  facts: z.array(StaleFact),
  /** Suggestions of travellers that wait. */
  suggestions: z.number(),
  /** Views of its page in this month and the last one. */
  views: z.number(),
  /** Wishlists that have it. */
  saved: z.number(),
  /** At how many of the newest trips it is a stop. */
  planned: z.number(),
  /** Broken links of the place, each with the day since which it is broken. */
  links: z.array(z.object({ url: z.string(), since: z.string() })),
  /** A place with a like name close by. */
  twin: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  /** No source names a price, and the guide called it free. Left out: there is no such question. */
  asksPrice: z.optional(z.literal(true)),
  /** Its position is outside of the city. */
  isOutside: z.boolean(),
})
export type StalePlace = z.infer<typeof StalePlace>

/** Says of a fact that it is still true on a day; an earlier day takes that back. */
export const FactConfirmation = z.object({
  version: z.int32().check(z.gte(0)),
  fact: FreshFact,
  checkedOn: calendarDate,
})
