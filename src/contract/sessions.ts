import * as z from 'zod/mini'
import { EnteredPassword, NewPassword } from './auth.ts'

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
