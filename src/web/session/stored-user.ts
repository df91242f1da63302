import { User } from '#contract/account/auth.ts'
import { readStored } from './browser-storage.ts'

/** The user of the stored session as the server named it last. Null if there is none, or another one than the email says. */
export function readStoredUser(): User | null {
  const parsed = User.safeParse(parseJson(readStored('user') ?? ''))
  return parsed.success && parsed.data.email === readStored('email') ? parsed.data : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
