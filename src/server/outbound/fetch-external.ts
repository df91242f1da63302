import type { Config } from '../config/config.ts'

/** Milliseconds for a whole answer, its last byte included. */
const TIMEOUT_MS = 3_000

export type ExternalResponse = {
  readonly status: number
  /** Lower case, without parameters; empty where none is named. */
  readonly contentType: string
  readonly cacheControl: string
  readonly bytes: Buffer
}

type Request = { url: URL; maxBytes: number; headers: Readonly<Record<string, string>> }

/**
 * Asks a server outside, which is not trusted: it may be slow, lead elsewhere or send without end. Only addresses whose
 * host the operator chose may be asked, with nothing in them that somebody typed but numbers.
 * @throws Error when no whole answer of that size came in time, or it led elsewhere
 */
export async function fetchExternal({ url, maxBytes, headers }: Request): Promise<ExternalResponse> {
  const response = await fetch(url, {
    // Unpacking would multiply what a few bytes can do to us.
    headers: { ...headers, 'accept-encoding': 'identity' },
    redirect: 'error',
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.headers.has('content-encoding')) {
    await response.body?.cancel()
    throw new Error(`${url.host} sent a packed answer`)
  }
  return {
    status: response.status,
    contentType: (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
    cacheControl: response.headers.get('cache-control') ?? '',
    bytes: await readAtMost(response, maxBytes),
  }
}

/** Who asks, as public services want to know it. */
export function userAgentOf({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `Safarnama (+${publicUrl})`
}

/** Leaving the loop early cancels the rest of the answer. */
async function readAtMost({ body, url }: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`${new URL(url).host} sent more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
