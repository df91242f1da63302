import { createHash, hash, randomBytes, randomInt } from 'node:crypto'
import { ONE_TIME_CODE_LENGTH } from '#contract/account/auth.ts'

/** 256 random bits as 43 characters that need no escaping. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

const TOKEN = /^[\w-]{43}$/

/** This hash is stored instead of the token. Null if the text does not have the form of a token. */
export function hashToken(token: string): string | null {
  return TOKEN.test(token) ? digest(token) : null
}

/** A token together with its hash. */
export function createSecret(): { secret: string; hash: string } {
  const secret = createToken()
  const hash = hashToken(secret)
  if (hash === null) throw new Error('A token of ours is not of the form of tokens')
  return { secret, hash }
}

/** Differs between two passwords of an account. It is a hash of a hash, so it shows nothing of the password. */
export function getPasswordMark({ passwordHash }: { passwordHash: string }): string {
  return createHash('sha256').update(passwordHash).digest('base64url')
}

/** Six random digits. */
export function createOneTimeCode(): string {
  return String(randomInt(10 ** ONE_TIME_CODE_LENGTH)).padStart(ONE_TIME_CODE_LENGTH, '0')
}

/** Digits and capital letters without those that look alike. */
export const LONG_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const LONG_CODE_LENGTH = 10

/** A code that nobody can guess, however many guesses there are. */
export function createLongCode(): string {
  const { length } = LONG_CODE_ALPHABET
  return Array.from({ length: LONG_CODE_LENGTH }, () => LONG_CODE_ALPHABET[randomInt(length)]).join('')
}

/** A code as people type it: in small letters, or with spaces between its parts. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

/**
 * A fast hash is enough: a slow one would give strangers expensive work to order, and a code holds for minutes.
 * @param mailId makes the hashes of equal codes differ
 */
export function hashCode(mailId: string, code: string): string {
  return digest(`${mailId}\n${code}`)
}

function digest(text: string): string {
  return hash('sha256', text, 'base64url')
}
