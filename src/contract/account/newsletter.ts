import * as z from 'zod/mini'
import { Email, PersonName } from './auth.ts'

export const Subscription = z.object({ name: PersonName, email: Email })
