import * as z from 'zod/mini'

/** How people get from one place to another. */
export const wayKinds = ['foot', 'auto'] as const
export const WayKind = z.enum(wayKinds)
export type WayKind = z.infer<typeof WayKind>
