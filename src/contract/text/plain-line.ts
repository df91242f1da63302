/**
 * Control characters, breaks of lines, and characters that nobody sees but that make a text another one or turn its
 * direction, and with it that of the words around. The joiners of Indian scripts are not among them: they change how
 * letters look.
 */
const STRAY = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

const BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Whether a text is one line without invisible characters. */
export function isPlainLine(text: string): boolean {
  return text.search(STRAY) === -1
}

/** The text as such a line: breaks and control characters become blanks, and invisible characters are left out. */
export function plainLine(text: string): string {
  return text.replace(STRAY, (stray) => (BREAK.test(stray) ? ' ' : ''))
}

/** A plain line of well-formed text, in which one blank stands for any number of spaces. */
export function tidyLine(text: string): string {
  return plainLine(text.toWellFormed()).replace(/\s+/g, ' ').trim()
}

/** The text without spaces around it, and with at most so many characters. Pure and idempotent. */
export function cutText(text: string, max: number): string {
  // A cut may split a surrogate pair, which cannot be part of a URL.
  return text.trim().slice(0, max).toWellFormed().trim()
}
