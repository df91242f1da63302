import * as z from 'zod/mini'
import { wayKinds } from './way-kinds.ts'

export const TravelMode = z.enum(wayKinds)
