import type { User } from '#contract/account/auth.ts'
import { parseJson } from '../api/parse-json.ts'
import { readStored } from './browser-storage.ts'

const TEXTS = ['id', '_id', 'name', 'email', 'phone', 'address'] as const

/** The user of the stored session as the server named it last. Null if there is none, or another one than the email says. */
export function readStoredUser(): User | null {
  const stored = parseJson(readStored('user') ?? '')
  return isUser(stored) && stored.email === readStored('email') ? stored : null
}

/**
 * True for what this program wrote (session.ts), which had passed the schema. The schema itself would load its library
 * before the first plan without a network (docs/decisions/0150-a-cold-start-does-little.md).
 */
function isUser(stored: unknown): stored is User {
  if (typeof stored !== 'object' || stored === null) return false
  const user: Partial<Record<keyof User, unknown>> = stored
  return TEXTS.every((name) => typeof user[name] === 'string') && typeof user.isAdmin === 'boolean'
}
