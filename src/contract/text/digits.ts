/** The scripts whose digits travellers and editors of India type, by their zero. */
const ZEROS = [0x0966, 0x0ae6, 0x0660, 0x06f0, 0xff10]

/** Writes the digits of other scripts as those of ASCII: `૧૨` is `12`. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((start) => code >= start && code <= start + 9)
    return zero === undefined ? digit : String(code - zero)
  })
}
