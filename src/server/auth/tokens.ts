import { createHash, randomBytes, randomInt } from 'node:crypto'
import { ONE_TIME_CODE_LENGTH } from '#contract/auth.ts'

/** 256 bits of chance, as 43 letters that need no escape anywhere. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

const TOKEN = /^[\w-]{43}$/

/** What the store keeps of a token; null for what cannot be one. */
export function hashToken(token: string): string | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('base64url') : null
}

/** Six digits, each as likely as any other. */
export function createOneTimeCode(): string {
  return String(randomInt(10 ** ONE_TIME_CODE_LENGTH)).padStart(ONE_TIME_CODE_LENGTH, '0')
}
