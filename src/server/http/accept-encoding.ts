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
  const refused = new Set<string>()
  const accepted = new Set<string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    ;(isRefused ? refused : accepted).add(name)
  }
  const allows = (name: string) => !refused.has(name) && (accepted.has(name) || accepted.has('*'))
  if (allows('br')) return 'br'
  return allows('gzip') ? 'gzip' : 'identity'
}
