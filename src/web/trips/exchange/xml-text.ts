/** The last two end a line for a parser of XML 1.1, unless written so. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\u0085': '&#x85;',
  '\u2028': '&#x2028;',
}

/** Text for an element of XML 1.0, where every line break is a line feed; characters that XML cannot hold are dropped. */
export function xmlText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\t\n\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"'\u0085\u2028]/g, (character) => entities[character] ?? '')
}

/** Nothing for a blank text. */
export function xmlElement(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`
}
