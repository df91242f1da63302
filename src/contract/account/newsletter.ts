import * as z from 'zod/mini'
import { PersonName } from './auth.ts'
import { Email } from '../api/email.ts'

export const Subscription = z.object({ name: PersonName, email: Email })
