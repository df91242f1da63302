import * as z from 'zod/mini'

/** How much of a list is asked for, and from where on. */
export const PageQuery = z.object({
  /** Text, as addresses carry it. */
  limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
  /** `nextCursor` of the answer before. */
  cursor: z.optional(z.string().check(z.maxLength(200))),
})
