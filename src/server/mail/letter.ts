import { escapeHtml } from '#contract/escape-html.ts'
import { fill } from '#contract/messages/format.ts'
import { attributesOf, type KnownLanguage, type Language } from '#contract/messages/languages.ts'

/** The queue adds the id of its mail to a letter. */
export type Letter = {
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export type LetterText = Pick<Letter, 'subject' | 'text' | 'html'>

export type LetterPart = { text: string } | { code: string } | { link: string }

export type LetterRequest = {
  /** Of the mail. */
  readonly id: string
  readonly email: string
  /** The instant of what the letter tells. */
  readonly at: string
  readonly city: string
  readonly language: KnownLanguage
}

type LetterWords = { readonly language: Language; readonly subject: string; readonly parts: readonly LetterPart[] }

/** @param name empty when nothing that somebody typed may stand in the letter */
export function greet(texts: { greeting: string; namelessGreeting: string }, name: string): string {
  return name === '' ? texts.namelessGreeting : fill(texts.greeting, { name })
}

/** Writes the same parts as plain text and as HTML. */
export function writeLetterText({ language, subject, parts }: LetterWords): LetterText {
  return {
    subject,
    text: `${parts.map(toText).join('\n\n')}\n`,
    html: `<!doctype html><html ${attributesOf(language)}><meta charset="utf-8"><body>${parts.map(toHtml).join('')}</body></html>`,
  }
}

function toText(part: LetterPart): string {
  if ('code' in part) return part.code
  return 'link' in part ? part.link : part.text
}

function toHtml(part: LetterPart): string {
  if ('code' in part)
    return `<p style="font-size:28px;letter-spacing:4px"><strong>${escapeHtml(part.code)}</strong></p>`
  if ('link' in part) return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.link)}</a></p>`
  return `<p>${escapeHtml(part.text)}</p>`
}
