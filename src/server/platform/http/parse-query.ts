import { parse } from 'node:querystring'

/**
 * Reads the query of a URL, without its question mark. A name that stands there several times has a list of values.
 * Text that cannot be decoded stays as it is. Fastify and the answers that leave before it read queries with this one
 * function.
 */
export function parseQuery(query: string): Record<string, unknown> {
  return parse(query, '&', '=', { maxKeys: 0, decodeURIComponent: decode })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
