/**
 * Control characters, breaks of lines, and characters that nobody sees but that make a text another one or turn its
 * direction, and with it that of the words around. The joiners of Indian scripts are not among them: they change how
 * letters look.
 */
const STRAY =
  /[\p{Cc}\p{Zl}\p{Zp}\u{34f}\u{ad}\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufff8\u{e0000}-\u{e0fff}]/gu

const BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** No script puts so many accents and vowel signs on one letter. They would cover the lines around. */
const PILE_OF_MARKS = /\p{M}{6,}/u

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** True for one line without invisible characters. It may be empty. */
export function isPlainLine(text: string): boolean {
  return text.search(STRAY) === -1 && !PILE_OF_MARKS.test(text)
}

/** True for a text of several lines, each of which is plain. Tabs are allowed in it. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replace(/[\r\n\t]/g, ' '))
}

/** True for a text that shows something. The joiners of Indian scripts alone, and signs that nobody sees, show nothing. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text.replace(STRAY, ''))
}

/** True for a plain line that shows something. The joiners of Indian scripts alone show nothing. */
export function isVisibleLine(text: string): boolean {
  return isPlainLine(text) && isVisible(text)
}

/** The text as such a line: breaks and control characters become blanks, and invisible characters are left out. */
export function plainLine(text: string): string {
  return text.replace(STRAY, (stray) => (BREAK.test(stray) ? ' ' : ''))
}

/** A text of several lines, each of which is plain. Tabs and line breaks stay. */
export function plainText(text: string): string {
  return text.replace(STRAY, (stray) => (/[\r\n\t]/.test(stray) ? stray : plainLine(stray)))
}

/** A plain line of well-formed text, in which one blank stands for any number of spaces. */
export function tidyLine(text: string): string {
  return plainLine(text.toWellFormed()).replace(/\s+/g, ' ').trim()
}

/** The text without spaces around it, cut to a number of characters. Pure and idempotent. */
export function cutText(text: string, max: number): string {
  // A cut may split a surrogate pair, which cannot be part of a URL.
  return text.trim().slice(0, max).toWellFormed().trim()
}
