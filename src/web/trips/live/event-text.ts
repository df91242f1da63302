/** A field of a stream: an event with its data, or the time until the browser should ask again. */
export type StreamPart =
  | { readonly kind: 'event'; readonly event: string; readonly data: unknown }
  | { readonly kind: 'retry'; readonly ms: number }
  | { readonly kind: 'beat' }

/**
 * Server-sent events as HTML defines them, as far as our server writes them. `EventSource` cannot send the session, so the
 * text is read here.
 */
export async function* readStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamPart, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) yield getPart(block)
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

function getPart(block: string): StreamPart {
  const lines = block.split('\n')
  const getField = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
  const retry = getField('retry')
  if (retry !== undefined) return { kind: 'retry', ms: Number(retry) }
  const event = getField('event')
  return event === undefined ? { kind: 'beat' } : { kind: 'event', event, data: JSON.parse(getField('data') ?? 'null') }
}
