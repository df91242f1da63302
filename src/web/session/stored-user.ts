import { User } from '#contract/account/auth.ts'
import { parseJson } from '../api/parse-json.ts'
import { readStored } from './browser-storage.ts'

/** The user of the stored session as the server named it last. Null if there is none, or another one than the email says. */
export function readStoredUser(): User | null {
  const parsed = User.safeParse(parseJson(readStored('user') ?? ''))
  return parsed.success && parsed.data.email === readStored('email') ? parsed.data : null
}
