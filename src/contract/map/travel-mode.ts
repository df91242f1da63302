import * as z from 'zod/mini'
import { travelModes } from './travel-modes.ts'

export const TravelMode = z.enum(travelModes)
