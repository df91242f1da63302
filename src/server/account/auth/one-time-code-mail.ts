import { MINUTE_MS } from '#contract/text/durations.ts'
import { fill } from '#contract/messages/format.ts'
import type { KnownLanguage } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import type { Context } from '../../platform/context.ts'
import { greet, writeMailText, type Mail, type MailRequest, type MailText } from '../../platform/mail/mail-text.ts'
import { findAccountByEmail } from './accounts.store.ts'
import { limits } from '../../platform/throttle/attempt-limits.ts'
import { countFor } from '../../platform/throttle/attempts.ts'
import { isEmailConfirmed } from './confirmed-email.ts'
import { CODE_MINUTES, MAX_SHORT_GUESSES } from './password-reset.ts'
import { countTriesLeft, setResetCode } from './password-resets.store.ts'
import { createLongCode, createOneTimeCode, hashCode } from './tokens.ts'

type MailDeps = Pick<Context, 'store' | 'config' | 'now'>

/**
 * The code is created when its mail is written, so that it is stored nowhere in plain. The queue holds the request
 * only. An email without an account costs the same work, and its mail is discarded.
 * @returns null when the account does not exist
 */
export async function writeOneTimeCodeMail(
  { store, config, now }: MailDeps,
  { id, email, city, language }: MailRequest,
): Promise<Mail | null> {
  const code = await store.db.transaction().execute(async (transaction) => {
    const at = now()
    const guesses = await countFor(transaction, { limit: limits.codeGuess, by: email }, at)
    const left = await countTriesLeft(transaction, email, at)
    const created = guesses + left > MAX_SHORT_GUESSES ? createLongCode() : createOneTimeCode()
    const expiresAt = new Date(at.getTime() + CODE_MINUTES * MINUTE_MS).toISOString()
    await setResetCode(transaction, { mailId: id, codeHash: hashCode(id, created), expiresAt })
    return created
  })
  const account = await findAccountByEmail(store.db, email)
  // The person who signed up typed the name, perhaps with somebody else's email.
  const name = account && isEmailConfirmed(config, account) ? account.name : ''
  const letter = writeText(language, { name, city, code })
  return account ? { to: { name, address: account.email }, ...letter } : null
}

type MailValues = { name: string; city: string; code: string }

function writeText(language: KnownLanguage, { name, city, code }: MailValues): MailText {
  const { mails } = serverTexts[language.code]
  const { subject, text, ignore } = mails.oneTimeCode
  const parts = [
    { text: greet(mails, name) },
    { text: fill(text, { minutes: String(CODE_MINUTES) }) },
    { code },
    { text: ignore },
    { text: fill(mails.signature, { city }) },
  ]
  return writeMailText({ language, subject, parts })
}
