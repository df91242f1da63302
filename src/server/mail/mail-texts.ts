import { escapeHtml } from '#contract/escape-html.ts'
import { mails } from '#messages/mails.ts'
import { fill } from '#contract/messages/format.ts'

export type MailText = { subject: string; text: string; html: string }

type City = { city: string; name: string }

/** @param minutes how long the code holds */
export function oneTimeCodeMail({ name, city, code, minutes }: City & { code: string; minutes: number }): MailText {
  const { subject, text, ignore } = mails.oneTimeCode
  return write(subject, [
    { text: fill(mails.greeting, { name }) },
    { text: fill(text, { minutes: String(minutes) }) },
    { code },
    { text: ignore },
    { text: fill(mails.signature, { city }) },
  ])
}

export function newsletterWelcomeMail({ name, city, unsubscribeUrl }: City & { unsubscribeUrl: string }): MailText {
  const { subject, text, unsubscribe } = mails.newsletterWelcome
  return write(subject, [
    { text: fill(mails.greeting, { name }) },
    { text: fill(text, { city }) },
    { text: unsubscribe },
    { link: unsubscribeUrl },
    { text: fill(mails.signature, { city }) },
  ])
}

type Part = { text: string } | { code: string } | { link: string }

function write(subject: string, parts: readonly Part[]): MailText {
  return {
    subject,
    text: `${parts.map(toText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><body>${parts.map(toHtml).join('')}</body></html>`,
  }
}

function toText(part: Part): string {
  if ('code' in part) return part.code
  return 'link' in part ? part.link : part.text
}

function toHtml(part: Part): string {
  if ('code' in part)
    return `<p style="font-size:28px;letter-spacing:4px"><strong>${escapeHtml(part.code)}</strong></p>`
  if ('link' in part) return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.link)}</a></p>`
  return `<p>${escapeHtml(part.text)}</p>`
}
