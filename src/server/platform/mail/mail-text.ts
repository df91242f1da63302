import { escapeHtml } from '#contract/text/escape-html.ts'
import { fill } from '#contract/messages/format.ts'
import type { Language } from '#contract/messages/language.ts'
import { getAttributes, type KnownLanguage } from '#contract/messages/languages.ts'

/** The queue adds its id to a mail. */
export type Mail = {
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export type MailText = Pick<Mail, 'subject' | 'text' | 'html'>

export type MailPart =
  | { text: string }
  | { heading: string }
  | { code: string }
  | { link: string }
  | { place: { name: string; line: string; link: string } }

export type MailRequest = {
  /** The id of the mail. */
  readonly id: string
  readonly email: string
  /** The instant of the event that the mail reports. */
  readonly at: string
  readonly city: string
  readonly language: KnownLanguage
  /** The newsletter issue of the mail. */
  readonly letterId: string | null
}

type MailWords = { readonly language: Language; readonly subject: string; readonly parts: readonly MailPart[] }

/** @param name empty if the mail may hold no typed text */
export function greet(texts: { greeting: string; namelessGreeting: string }, name: string): string {
  return name === '' ? texts.namelessGreeting : fill(texts.greeting, { name })
}

/** Writes the same parts as plain text and as HTML. */
export function writeMailText({ language, subject, parts }: MailWords): MailText {
  return {
    subject,
    text: `${parts.map(toText).join('\n\n')}\n`,
    html: `<!doctype html><html ${getAttributes(language)}><meta charset="utf-8"><body>${parts.map(toHtml).join('')}</body></html>`,
  }
}

function toText(part: MailPart): string {
  if ('code' in part) return part.code
  if ('heading' in part) return part.heading
  if ('place' in part)
    return [part.place.name, part.place.line, part.place.link].filter((line) => line !== '').join('\n')
  return 'link' in part ? part.link : part.text
}

function toHtml(part: MailPart): string {
  if ('code' in part)
    return `<p style="font-size:28px;letter-spacing:4px"><strong>${escapeHtml(part.code)}</strong></p>`
  if ('heading' in part) return `<h1 style="font-size:22px">${escapeHtml(part.heading)}</h1>`
  if ('place' in part) return placeToHtml(part.place)
  if ('link' in part) return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.link)}</a></p>`
  return `<p>${linesToHtml(part.text)}</p>`
}

function placeToHtml({ name, line, link }: { name: string; line: string; link: string }): string {
  const below = line === '' ? '' : `<br>${linesToHtml(line)}`
  return `<p><a href="${escapeHtml(link)}"><strong>${escapeHtml(name)}</strong></a>${below}</p>`
}

function linesToHtml(text: string): string {
  return text.split('\n').map(escapeHtml).join('<br>')
}
