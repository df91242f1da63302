import * as z from 'zod/mini'

/** Address of an entry in the paths of calls. */
export const BySlug = z.object({ slug: z.string().check(z.maxLength(200)) })
