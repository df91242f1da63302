import * as z from 'zod/mini'
import { contentCode } from '../text/content-code.ts'
import { calendarDate, httpUrl, line, partialDate, slug, text } from '../text/content-fields.ts'
import { Access } from './access.ts'
import { fact } from './fact.ts'
import { partsOfDay } from './parts-of-day.ts'

/** A value of OpenStreetMap's key `opening_hours`. The server checks and compiles it. */
const OpeningHoursValue = z
  .string()
  .check(z.trim(), z.minLength(1, contentCode('content.blank')), z.maxLength(500, contentCode('content.hours-length')))

/** A feast of the city's calendar, by its id there. */
export const ClosedFeast = z.strictObject({
  feast: slug,
  /** Days of the closure from the first day of the feast on. The default is the whole feast. */
  days: z.optional(z.int().check(z.gte(1), z.lte(31))),
})

const minutes = z.int().check(z.gte(0), z.lte(24 * 60))

const VisitMinutes = z
  .strictObject({ min: minutes, max: minutes })
  .check(z.refine(({ min, max }) => min <= max, { path: ['max'], error: contentCode('content.visit-order') }))

/** The group that pays a price, or the permission that it buys. */
export const feeGroups = ['adult', 'child', 'senior', 'foreigner', 'camera'] as const
export const FeeGroup = z.enum(feeGroups)

const age = z.int().check(z.gte(0), z.lte(120))

const Price = z.strictObject({
  for: FeeGroup,
  /** In the city's currency. 0: free for this group. */
  amount: z.number().check(z.gte(0)),
  /** Ages in years, both included. Null: no limit on that side. */
  ages: z.optional(
    z.strictObject({ from: z.nullable(age), to: z.nullable(age) }).check(
      z.refine(({ from, to }) => from === null || to === null || from <= to, {
        path: ['to'],
        error: contentCode('content.age-order'),
      }),
    ),
  ),
  /** The default is every day. */
  days: z.optional(z.enum(['weekend'])),
})

/** No prices: the entry is free. */
export const Fees = z
  .strictObject({
    prices: z.array(Price),
    /** First and last day on which the prices hold. Null: not known. After `until` the prices are not known. */
    from: z.nullable(calendarDate),
    until: z.nullable(calendarDate),
  })
  .check(
    z.refine(({ from, until }) => from === null || until === null || from <= until, {
      path: ['until'],
      error: contentCode('content.fee-order'),
    }),
  )

/** `only`: all food is of this kind. A diet that is left out is not known. */
export const dietAnswers = ['yes', 'only', 'no'] as const
const DietAnswer = z.optional(z.enum(dietAnswers))
export const Diet = z.strictObject({
  vegetarian: DietAnswer,
  vegan: DietAnswer,
  jain: DietAnswer,
  halal: DietAnswer,
  egg: DietAnswer,
})

export const settings = ['indoor', 'outdoor', 'mixed'] as const

/** `limited`: a part of the place, or with help. */
export const accessAnswers = ['yes', 'limited', 'no'] as const

export const placeStates = ['open', 'closed-for-now', 'closed-for-good'] as const
const Status = z.strictObject({
  state: z.enum(placeStates),
  /** The day on which this state began. Null: not known. */
  since: z.nullable(partialDate),
  reason: z.nullable(z.enum(['repairs'])),
})

/** The conditions under which a caution applies. The last four say what a remark for visitors is about. */
export const cautionConditions = [
  'high-tide',
  'monsoon',
  'wind-warning',
  'ramadan',
  'always',
  'weekend',
  'holidays',
  'urs',
  'dev-diwali',
  'first-of-lunar-month',
  'allergy',
  'directions',
  'parking',
  'payment',
  'facilities',
] as const
const Caution = z.strictObject({ condition: z.enum(cautionConditions), text })

/** The name in another language, by the code of the language (ISO 639). */
const Names = z.record(
  z.string().check(z.regex(/^[a-z]{2,3}$/, contentCode('content.language'))),
  fact(z.strictObject({ name: line, transliterated: z.boolean() })),
)

/** Facts of a place, each with its evidence. A fact that is left out is not known: this never means no. */
export const ResearchedFacts = z.strictObject({
  openingHours: z.optional(fact(OpeningHoursValue)),
  /** Minutes before each closing after which nobody is let in. */
  lastEntryMinutes: z.optional(fact(minutes)),
  closedFeasts: z.optional(fact(z.array(ClosedFeast).check(z.minLength(1, contentCode('content.blank'))))),
  /** Access to the place if it has no hours with times. If both are known, the hours are more exact. */
  access: z.optional(fact(Access)),
  /** The place exists during this feast only. */
  onlyDuring: z.optional(fact(slug)),
  fees: z.optional(fact(Fees)),
  visitMinutes: z.optional(fact(VisitMinutes)),
  diet: z.optional(fact(Diet)),
  setting: z.optional(fact(z.enum(settings))),
  stepFree: z.optional(fact(z.enum(accessAnswers))),
  toilets: z.optional(fact(z.enum(accessAnswers))),
  /** False: a part of the public is not admitted. */
  publicAccess: z.optional(fact(z.boolean())),
  /** The parts of the day at which the place is at its best. */
  bestTime: z.optional(fact(z.array(z.enum(partsOfDay)).check(z.minLength(1, contentCode('content.blank'))))),
  status: z.optional(fact(Status)),
  cautions: z.optional(z.array(fact(Caution))),
  /** With the code of the country, such as +91 261 1234567. */
  phone: z.optional(fact(z.string().check(z.regex(/^\+[1-9][\d ]{5,18}\d$/, contentCode('content.phone'))))),
  website: z.optional(fact(httpUrl)),
  postalAddress: z.optional(fact(text)),
  names: z.optional(Names),
})
export type ResearchedFacts = z.infer<typeof ResearchedFacts>
