import * as z from 'zod/mini'
import { wayKinds } from './plan-kinds.ts'

export const WayKind = z.enum(wayKinds)
