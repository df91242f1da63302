import * as z from 'zod/mini'
import { EnteredPassword, NewPassword, User } from './auth.ts'
import { Email } from '../api/email.ts'

/** A session as its owner sees it. */
export const OwnSession = z.object({
  id: z.string(),
  /** Names of products, not translated. Empty when they are not known. */
  browser: z.string(),
  system: z.string(),
  createdAt: z.string(),
  /** Up to ten minutes old, because most requests write nothing. */
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const PasswordChange = z.object({ password: EnteredPassword, newPassword: NewPassword })

export const EmailChange = z.object({ newEmail: Email, password: EnteredPassword })

export const EmailChangeReply = z.object({
  success: z.literal(true),
  user: User,
  /** Both mailboxes are asked. The email is the old one until then. */
  isAsked: z.boolean(),
})

/** `waiting` until the link in the other mail is opened too. */
export const EmailChangeState = z.enum(['waiting', 'done'])
export type EmailChangeState = z.infer<typeof EmailChangeState>
