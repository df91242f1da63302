import * as z from 'zod/mini'

/** The parameter of a path that ends in `/:id`; ids of ours are shorter than that. */
export const ById = z.object({ id: z.string().check(z.maxLength(100)) })
