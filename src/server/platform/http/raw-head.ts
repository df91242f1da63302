import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { SECOND_MS } from '#contract/text/durations.ts'
import { getHeaders, type Form, type Representation } from './representation.ts'

/** Names and values in turn, without the id of the request. */
type Fields = readonly string[]

/** @param common the headers that every answer carries; a representation can replace them */
export function createFieldsWriter(
  common: OutgoingHttpHeaders,
): (representation: Representation, form: Form) => Fields {
  const shared = flatten(common)
  return (representation, form) => {
    const own = getHeaders(representation, form)
    const replaces = representation.contentSecurityPolicy !== undefined
    return replaces ? flatten({ ...common, ...own }) : [...shared, ...flatten(own)]
  }
}

type HeadOptions = { readonly status: number; readonly fields: Fields; readonly requestId: string }

/** Writes the head of an answer that is sent once. */
export function writeHead(response: ServerResponse, { status, fields, requestId }: HeadOptions): void {
  response.writeHead(status, [...fields, 'x-request-id', requestId])
}

function flatten(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name, String(value)])
}

/** The text of a head as Node wrote it, around the values that differ from answer to answer. */
type Text = { readonly beforeId: string; readonly beforeDate: string; readonly afterDate: string }

/** Node has the text of a head here before it sends it. Its types do not declare it. */
type WithText = ServerResponse & { _header?: unknown }

/**
 * The head of an answer that is sent many times. To check and write its seventeen fields takes Node a sixth of the time
 * of the whole answer, so that the text that Node wrote for the first one is used again, with another id and date. On
 * a response whose text is not to be seen, Node writes each head (docs/decisions/0171).
 */
export class RepeatedHead {
  readonly #status: number
  readonly #fields: Fields
  #text: Text | null = null
  /** All after the id, for a second. */
  #rest = { second: 0, text: '' }

  constructor(status: number, fields: Fields) {
    this.#status = status
    this.#fields = fields
  }

  /** The body, if there is one, is ended by the caller. */
  write(response: ServerResponse, requestId: string): void {
    const isRepeatable = hasCommonConnection(response)
    if (this.#text && isRepeatable) this.#repeat(this.#text, response, requestId)
    else {
      writeHead(response, { status: this.#status, fields: this.#fields, requestId })
      if (isRepeatable) this.#text = readText(response, requestId)
    }
  }

  #repeat({ beforeId, beforeDate, afterDate }: Text, response: WithText, requestId: string): void {
    const second = Math.floor(Date.now() / SECOND_MS)
    if (second !== this.#rest.second) {
      const date = new Date(second * SECOND_MS).toUTCString()
      this.#rest = { second, text: `${beforeDate}${date}${afterDate}` }
    }
    response.statusCode = this.#status
    response._header = beforeId + requestId + this.#rest.text
  }
}

/** True if Node writes the same about the connection for all such responses: that it stays open. */
function hasCommonConnection({ req, shouldKeepAlive }: ServerResponse): boolean {
  return shouldKeepAlive && req.httpVersion === '1.1' && req.headers.expect === undefined
}

const DATE = /(?<=\r\nDate: )[^\r\n]+/

function readText(response: WithText, requestId: string): Text | null {
  const text = response._header
  if (typeof text !== 'string') return null
  const [beforeId = '', rest, ...others] = text.split(requestId)
  const [beforeDate = '', afterDate, ...more] = rest?.split(DATE) ?? []
  return afterDate === undefined || others.length + more.length > 0 ? null : { beforeId, beforeDate, afterDate }
}
