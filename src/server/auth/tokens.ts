import { createHash, randomBytes, randomInt } from 'node:crypto'
import { ONE_TIME_CODE_LENGTH } from '#contract/auth.ts'

/** 256 random bits as 43 characters that need no escaping. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

const TOKEN = /^[\w-]{43}$/

/** The store keeps this hash instead of the token. Null when the text has not the form of a token. */
export function hashToken(token: string): string | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('base64url') : null
}

/** A token together with its hash. */
export function createSecret(): { secret: string; hash: string } {
  const secret = createToken()
  const hash = hashToken(secret)
  if (hash === null) throw new Error('A token of ours is not of the form of tokens')
  return { secret, hash }
}

/** Differs between two passwords of an account. It is a hash of a hash, so it shows nothing of the password. */
export function passwordMarkOf({ passwordHash }: { passwordHash: string }): string {
  return createHash('sha256').update(passwordHash).digest('base64url')
}

/** Six random digits. */
export function createOneTimeCode(): string {
  return String(randomInt(10 ** ONE_TIME_CODE_LENGTH)).padStart(ONE_TIME_CODE_LENGTH, '0')
}
