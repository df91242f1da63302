import type { Config } from '../config/config.ts'

/** The time for a whole answer up to its last byte. */
const TIMEOUT_MS = 3_000

export type ExternalResponse = {
  readonly status: number
  /** Lower case without parameters; empty when the header is missing. */
  readonly contentType: string
  readonly cacheControl: string
  readonly bytes: Buffer
}

type Request = {
  /** `PURGE` is what caches in front of a server understand. */
  method?: 'GET' | 'PURGE'
  url: URL
  maxBytes: number
  headers: Readonly<Record<string, string>>
}

/**
 * Asks an external server. It is not trusted: it may be slow, redirect, or send without end. The operator chooses the
 * host of the URL, and visitors contribute only numbers.
 * @throws Error when the answer is late or too large, or when it redirects
 */
export async function fetchExternal({ method = 'GET', url, maxBytes, headers }: Request): Promise<ExternalResponse> {
  const response = await fetch(url, {
    method,
    // A few compressed bytes could fill the memory.
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

/** Public services require a user agent that names the caller. */
export function getUserAgent({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `Safarnama (+${publicUrl})`
}

/** An error in the loop cancels the rest of the answer. */
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
