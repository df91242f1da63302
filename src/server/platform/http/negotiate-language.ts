import { bestLanguage, languages, type LanguageCode } from '#contract/messages/languages.ts'

/** Browsers send few different headers. A client that makes up more of them waits a microsecond longer. */
const MAX_KNOWN = 200
const MAX_KNOWN_LENGTH = 100

const known = new Map<string, LanguageCode>()

/** The caller's best language among ours (RFC 9110, section 12.5.4), or our first one. */
export function negotiateLanguage(header = ''): LanguageCode {
  if (header === '') return languages[0].code
  const language = known.get(header) ?? readPreference(header)
  if (known.size < MAX_KNOWN && header.length <= MAX_KNOWN_LENGTH) known.set(header, language)
  return language
}

function readPreference(header: string): LanguageCode {
  const ranges = header.split(',').map((range) => {
    // No expression for the spaces around a semicolon: it would try each of a thousand spaces as their beginning.
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) }
  })
  const liked = ranges.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality)
  return (bestLanguage(liked.map(({ tag }) => tag)) ?? languages[0]).code
}
