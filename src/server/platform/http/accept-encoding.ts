import negotiate from '@fastify/accept-negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Our encodings, the best first. */
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity']

/** An encoding with a quality of 0 is refused. Source: RFC 9110, section 12.5.3. */
const REFUSED = /(?:^|,)\s*([\w-]+)\s*;\s*q\s*=\s*0(?:\.0*)?\s*(?=,|$)/g

const known = new Map<string, Encoding>()

/** The best of our encodings that an Accept-Encoding header allows. Browsers send few different headers. */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity'
  const remembered = known.get(header)
  if (remembered) return remembered
  const encoding = choose(header.toLowerCase())
  if (known.size < 100 && header.length < 200) known.set(header, encoding)
  return encoding
}

/** The library takes `*` for the first encoding it is offered, even when the header refuses that one by name. */
function choose(header: string): Encoding {
  const refused = new Set([...header.matchAll(REFUSED)].map(([, name]) => name))
  const offered = encodings.filter((encoding) => !refused.has(encoding))
  return negotiate(header, offered) ?? 'identity'
}
