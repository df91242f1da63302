import { languages, type LanguageCode } from '#contract/messages/languages.ts'

/** The caller's best language among ours (RFC 9110, section 12.5.4), or our first one. */
export function negotiateLanguage(header = ''): LanguageCode {
  if (header === '' || languages.length === 1) return languages[0].code
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().split(/\s*;\s*/)
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality.slice(2)) }
  })
  const liked = ranges.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality)
  const found = liked.flatMap(({ tag }) => languages.filter(({ code }) => tag === code || tag.startsWith(`${code}-`)))
  return (found[0] ?? languages[0]).code
}
