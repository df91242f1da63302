import { MINUTE_MS } from '#contract/durations.ts'
import { fill } from '#contract/messages/format.ts'
import type { KnownLanguage } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import type { Context } from '../context.ts'
import { writeLetterText, type Letter, type LetterRequest, type LetterText } from '../mail/letter.ts'
import { findAccountByEmail } from './accounts.store.ts'
import { replaceOneTimeCode } from './one-time-codes.store.ts'
import type { Passwords } from './passwords.ts'
import { createOneTimeCode } from './tokens.ts'

/** A one-time code is valid from the moment its mail is written. */
const CODE_MINUTES = 10

type LetterDeps = Pick<Context, 'store' | 'now'> & { passwords: Passwords }

/**
 * The code is created when its mail is written, so that it is stored nowhere in plain. The queue holds the request
 * only.
 * @returns null when the account does not exist
 */
export async function writeOneTimeCodeLetter(
  { store, passwords, now }: LetterDeps,
  { email, city, language }: LetterRequest,
): Promise<Letter | null> {
  const account = await findAccountByEmail(store.db, email)
  if (!account) return null
  const code = createOneTimeCode()
  const expiresAt = new Date(now().getTime() + CODE_MINUTES * MINUTE_MS).toISOString()
  await replaceOneTimeCode(store.db, { accountId: account.id, codeHash: await passwords.hash(code), expiresAt })
  return {
    to: { name: account.name, address: account.email },
    ...writeText(language, { name: account.name, city, code }),
  }
}

type LetterValues = { name: string; city: string; code: string }

function writeText(language: KnownLanguage, { name, city, code }: LetterValues): LetterText {
  const { mails } = serverTexts[language.code]
  const { subject, text, ignore } = mails.oneTimeCode
  const parts = [
    { text: fill(mails.greeting, { name }) },
    { text: fill(text, { minutes: String(CODE_MINUTES) }) },
    { code },
    { text: ignore },
    { text: fill(mails.signature, { city }) },
  ]
  return writeLetterText({ language, subject, parts })
}
