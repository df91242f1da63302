import negotiate from '@fastify/accept-negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const known = new Map<string, Encoding>()

/** The best of our encodings that an Accept-Encoding header allows; browsers send a handful of different ones. */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity'
  const remembered = known.get(header)
  if (remembered) return remembered
  const encoding = choose(header)
  if (known.size < 100 && header.length < 200) known.set(header, encoding)
  return encoding
}

function choose(header: string): Encoding {
  return negotiate(header.toLowerCase(), ['br', 'gzip', 'identity']) ?? 'identity'
}
