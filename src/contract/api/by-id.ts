import * as z from 'zod/mini'

/** Parameter of a path that ends in `/:id`. Our own ids are shorter than the limit. */
export const ById = z.object({ id: z.string().check(z.maxLength(100)) })
