import type { OutgoingHttpHeaders } from 'node:http'
import { getHeaders, type Form, type Representation } from './representation.ts'

/** Names and values in turn, as `writeHead` takes them. The second entry is each request's own id. */
export type Head = string[]

/** @param common the headers that every answer carries; a representation can replace them */
export function createHeadWriter(common: OutgoingHttpHeaders): (representation: Representation, form: Form) => Head {
  const shared = flatten(common)
  return (representation, form) => {
    const own = getHeaders(representation, form)
    const replaces = representation.contentSecurityPolicy !== undefined
    return ['x-request-id', '', ...(replaces ? flatten({ ...common, ...own }) : [...shared, ...flatten(own)])]
  }
}

export function nameRequest(head: Head, requestId: string): Head {
  head[1] = requestId
  return head
}

function flatten(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
}
