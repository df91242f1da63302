import * as z from 'zod/mini'
import { contentCode } from '../text/content-code.ts'
import { errorCode } from '../text/field-error.ts'
import { calendarDate, httpUrl, text } from '../text/content-fields.ts'

/**
 * Certainty of a fact: the operator of the place says so, two sources agree, one source says so, sources contradict
 * each other, or the editors estimate it.
 */
export const confidences = ['official', 'agreed', 'reported', 'conflict', 'estimate'] as const
export const Confidence = z.enum(confidences)
export type Confidence = z.infer<typeof Confidence>

/** Limit of the sources of a fact besides the best one. Readers see all of them. */
const OTHER_SOURCES_MAX = 20

const tooLong = errorCode('list.too-long')

/**
 * The schema of a fact with its evidence. Only an estimate, and what somebody saw on the spot or asked by phone, may lack a source. A conflict has at least one other side.
 * A fact that nobody knows is left out.
 */
export function fact<Value extends z.ZodMiniType>(value: Value) {
  return z
    .strictObject({
      value,
      /** The best source. Null: the editors' own estimate, or somebody saw it or asked. */
      source: z.nullable(httpUrl),
      otherSources: z.optional(z.array(httpUrl).check(z.maxLength(OTHER_SOURCES_MAX, tooLong))),
      /** The day of the last comparison with the source. */
      checkedOn: calendarDate,
      confidence: Confidence,
      /** Somebody saw it on the spot on the day of `checkedOn`. */
      isSeen: z.optional(z.literal(true)),
      /** Somebody asked at the place by phone on the day of `checkedOn`. */
      isAsked: z.optional(z.literal(true)),
      /** The other sides of a conflict. */
      alternatives: z.optional(
        z
          .array(z.strictObject({ value, source: httpUrl }))
          .check(z.minLength(1, contentCode('content.fact-alternatives')), z.maxLength(OTHER_SOURCES_MAX, tooLong)),
      ),
      /** A remark that a reader needs to judge the value, such as the age of its source. */
      note: z.optional(text),
    })
    .check(
      z.refine(
        ({ source, confidence, isSeen, isAsked }) =>
          source !== null || confidence === 'estimate' || isSeen === true || isAsked === true,
        { path: ['source'], error: contentCode('content.fact-source') },
      ),
      z.refine(({ confidence, alternatives }) => (confidence === 'conflict') === (alternatives !== undefined), {
        path: ['alternatives'],
        error: contentCode('content.fact-alternatives'),
      }),
    )
}

/** A fact with its evidence. */
export type Fact<Value> = z.infer<ReturnType<typeof fact<z.ZodMiniType<Value>>>>
