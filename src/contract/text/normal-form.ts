/**
 * Letters of all languages have fewer marks in a row. Unicode's normal forms sort the marks of a letter, which takes time
 * by the square of their number: half a megabyte of them takes minutes. Source: UAX #15, Stream-Safe Text Format.
 */
const UNSAFE_PILE = /[\p{M}\uff9e\uff9f]{31}/u

/**
 * The text in a normal form of Unicode, in linear time. A text with a pile of more than 30 marks stays as it is: no name and
 * no line may have one (plain-line.ts).
 */
export function toNormalForm(text: string, form: 'NFC' | 'NFKC' | 'NFD' | 'NFKD'): string {
  return UNSAFE_PILE.test(text) ? text : text.normalize(form)
}
