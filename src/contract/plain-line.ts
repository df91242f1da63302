/**
 * Text of one line without characters that nobody sees but that make it another text, or turn its direction. The joiners
 * of Indian scripts are allowed: they change how letters look.
 */
export const PLAIN_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]*$/u

/** The text as such a line, with a blank in the place of each character that it may not have. */
export function toPlainLine(text: string): string {
  return Array.from(text, (character) => (PLAIN_LINE.test(character) ? character : ' ')).join('')
}

/**
 * Control characters and breaks of lines become blanks. Marks that turn the direction of reading are removed, because
 * they would turn the words around the text, too. The joiners of Indian scripts stay.
 */
export function plainLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
}
