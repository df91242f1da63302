/** Parsers of XML 1.1 read the last two as line breaks, unless they are escaped. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\u0085': '&#x85;',
  '\u2028': '&#x2028;',
}

/**
 * Escapes text for an element of XML 1.0. Line breaks become line feeds. Removes characters that XML cannot contain.
 */
export function xmlText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\t\n\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"'\u0085\u2028]/g, (character) => entities[character] ?? '')
}

/** Returns an empty string for empty text. */
export function xmlElement(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`
}

/** Text as HTML that shows it: the same characters in the same lines. Not yet escaped for XML. */
export function htmlText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    .replaceAll('\n', '<br>')
}
