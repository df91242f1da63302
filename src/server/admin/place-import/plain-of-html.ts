const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  euro: '€',
  deg: '°',
}

const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/i

/** The words of a text that maps write as HTML. A text without markup stays as it is. */
export function plainOfHtml(text: string): string {
  if (!MARKUP.test(text)) return text
  return withoutHidden(text)
    .replace(/<\/?(?:br|p|div|li|ul|ol|tr|td|th|table|h\d|img|hr)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, entity: string) => getCharacter(entity) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The beginnings of parts that a page does not show, each with its end. */
const HIDDEN: Readonly<Record<string, RegExp>> = {
  '<!--': /-->/g,
  '<script': /<\/script\s*>/gi,
  '<style': /<\/style\s*>/gi,
}

/** Leaves comments, scripts and styles out. One that does not end stays, and its end is searched once for all of its kind. */
function withoutHidden(text: string): string {
  const shown: string[] = []
  const endless = new Set<string>()
  let from = 0
  for (const { 0: begin, index } of text.matchAll(/<!--|<(?:script|style)\b/gi)) {
    const kind = begin.toLowerCase()
    if (index < from || endless.has(kind)) continue
    const end = getEnd(text, kind, index + begin.length)
    if (end === null) endless.add(kind)
    else {
      shown.push(text.slice(from, index), ' ')
      from = end
    }
  }
  return shown.join('') + text.slice(from)
}

function getEnd(text: string, kind: string, from: number): number | null {
  const end = HIDDEN[kind]
  if (!end) return null
  end.lastIndex = from
  return end.test(text) ? end.lastIndex : null
}

function getCharacter(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES[entity.toLowerCase()]
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
