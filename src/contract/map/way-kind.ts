import * as z from 'zod/mini'
import { wayKinds } from './way-kinds.ts'

export const WayKind = z.enum(wayKinds)
