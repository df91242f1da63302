import * as z from 'zod/mini'

/** A reply without further content. */
export const Success = z.object({ success: z.literal(true) })
