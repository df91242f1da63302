import * as z from 'zod/mini'

/** The reply that says no more than that it worked. */
export const Success = z.object({ success: z.literal(true) })
