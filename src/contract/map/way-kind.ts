import * as z from 'zod/mini'
import { wayKinds } from '../trip/plan-kinds.ts'

export const WayKind = z.enum(wayKinds)
