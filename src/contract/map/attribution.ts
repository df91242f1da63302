import * as z from 'zod/mini'

/** Credit of a map source, with a link to more about the source. */
export const Attribution = z.object({ text: z.string(), url: z.nullable(z.string()) })
export type Attribution = z.infer<typeof Attribution>
