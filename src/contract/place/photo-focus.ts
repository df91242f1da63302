import * as z from 'zod/mini'

/** Steps of a focal point, in per cent. Each step is a class of the style sheets. */
export const FOCUS_STEP = 10

const part = z.int().check(z.gte(0), z.lte(100), z.multipleOf(FOCUS_STEP))

/** The point of a photo that stays in view where it is cropped: per cent from the left and from the top. */
export const PhotoFocus = z.strictObject({ x: part, y: part })
export type PhotoFocus = z.infer<typeof PhotoFocus>
