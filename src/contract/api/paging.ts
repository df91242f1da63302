import * as z from 'zod/mini'

export const PageQuery = z.object({
  /** A string, because it comes from a URL. */
  limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
  /** `nextCursor` of the previous page. */
  cursor: z.optional(z.string().check(z.maxLength(200))),
})
