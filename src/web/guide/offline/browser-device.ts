import {
  bodyPath,
  CurrentPack,
  CURRENT_PACK_PATH,
  GROUP_TYPE,
  groupPath,
  PHOTOS,
  languageOfEdition,
  manifestPath,
  textOfEntries,
  type PackEntry,
} from '#contract/city/pack.ts'
import { DOWNLOAD_HEADER } from '#contract/city/pack-download.ts'
import { language } from '#messages/language.ts'
import { trustOwnCode } from '../../api/trusted-types.ts'
import type { GroupMember, PackBody, PackCache } from './download-pack.ts'
import { PackFault } from './pack-fault.ts'
import { readGroup } from './read-group.ts'
import type { GuidePorts, PackDevice } from './store-guide.ts'
import {
  CACHE_PREFIX,
  cacheName,
  readStoredPacks,
  removeOtherPacks,
  writeStoredPacks,
  type StoredPack,
} from './stored-pack.ts'

const WORKER = '/service-worker.js'

/** Without a secure origin, or in some private windows, a browser stores no pages. Some refuse at the first call. */
export async function canStoreGuide(): Promise<boolean> {
  const hasStores = 'serviceWorker' in navigator && 'caches' in globalThis && isSecureContext
  return (
    hasStores &&
    caches.has(CACHE_PREFIX).then(
      () => true,
      () => false,
    )
  )
}

/** The guide in the language of the page, in this browser. */
export function createBrowserPorts(signal: AbortSignal): GuidePorts {
  return {
    device,
    hash,
    wait: (ms) => waitFor(ms, signal),
    fetchEntry,
    fetchGroup,
    readCurrent: async () => {
      const url = language.base + CURRENT_PACK_PATH
      const answer = await fetchOk(url, signal)
      const parsed = CurrentPack.safeParse(await answer.json().catch(() => null))
      return parsed.success ? parsed.data : fail('wrong-kind', url)
    },
    fetchManifest: async (edition) => {
      const url = manifestPath(edition)
      const answer = await fetchOk(url, signal)
      // The clock of the device may be wrong.
      const fetchedAt = new Date(answer.headers.get('date') ?? Date.now()).toISOString()
      return { ...(await getBody(answer, url)), fetchedAt }
    },
  }
}

const device: PackDevice = {
  open: async (edition) => openCache(edition),
  editions: async () =>
    (await caches.keys())
      .filter((name) => name.startsWith(CACHE_PREFIX))
      .map((name) => name.slice(CACHE_PREFIX.length))
      .filter((name) => languageOfEdition(name) !== null),
  current: async () => (await readStoredPacks(caches))[language.code] ?? null,
  takeOver: async (pack) => {
    await writeStoredPacks(caches, { ...(await readStoredPacks(caches)), [language.code]: pack })
    await removeOthersOfLanguage(pack)
  },
  hasWorker: async () => (await navigator.serviceWorker.getRegistration()) !== undefined,
  startWorker: async () => {
    trustOwnCode()
    await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' })
    // Without it, the browser may remove stored data. The browser decides, and some ask the user.
    void navigator.storage?.persist?.()
  },
}

/**
 * Removes the other editions of its language. An unfinished download in another language stays, so that it can go on
 * later.
 */
async function removeOthersOfLanguage({ edition }: StoredPack): Promise<void> {
  const ofOthers = (await device.editions()).filter((other) => languageOfEdition(other) !== language.code)
  await removeOtherPacks(caches, [edition, ...ofOthers])
}

/** Removes the guide in all languages, and the worker. */
export async function removeGuide(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await removeOtherPacks(caches, [])
}

async function openCache(edition: string): Promise<PackCache> {
  const name = cacheName(edition)
  return {
    // A browser that clears its stores removes the whole cache.
    read: async (url) => {
      const answer = await caches.match(url, { cacheName: name, ignoreVary: true }).catch(() => undefined)
      if (!answer) return null
      const bytes = await answer.arrayBuffer().catch(() => null)
      return bytes && { bytes, headers: answer.headers }
    },
    write: async (url, { bytes, headers }) => {
      try {
        const cache = await caches.open(name)
        await cache.put(url, new Response(bytes, { headers: storedHeaders(headers, bytes.byteLength) }))
      } catch {
        // Browsers reject for lack of room, and when they have removed the cache at that moment for the same reason.
        fail('full', url)
      }
    },
    retain: async (urls) => {
      const cache = await caches.open(name)
      const wanted = new Set([...urls].map((url) => new URL(url, location.origin).href))
      const others = (await cache.keys()).filter(({ url }) => !wanted.has(url))
      await Promise.all(others.map((request) => cache.delete(request)))
    },
  }
}

/** The policy and the type stay. The body is stored without compression, and each address stands for itself. */
function storedHeaders(from: Headers, length: number): Headers {
  const headers = new Headers(from)
  for (const name of ['content-encoding', 'vary', 'set-cookie', 'x-request-id', 'date']) headers.delete(name)
  headers.set('content-length', String(length))
  return headers
}

const expectedTypes: Readonly<Record<string, RegExp>> = {
  js: /^(application|text)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg/,
  woff2: /^font\/woff2/,
  json: /^application\/(geo\+)?json/,
}

/** A file never changes at its address, and the browser may have it already. */
const isFile = ({ part }: PackEntry) => part !== 'pages' && part !== 'answers'

async function fetchEntry(entry: PackEntry, signal: AbortSignal): Promise<PackBody> {
  const { url } = entry
  const answer = isFile(entry) ? await fetchOk(url, signal) : await fetchBody(entry, signal)
  requireType(entry, answer.headers.get('content-type') ?? '')
  return getBody(answer, url)
}

function requireType(entry: PackEntry, type: string): void {
  const { url, part } = entry
  const extension = /\.(\w+)$/.exec(url)?.[1] ?? ''
  const ofPart = part === 'answers' ? expectedTypes['json'] : /^text\/html/
  const expected = part === PHOTOS ? /^image\// : isFile(entry) ? expectedTypes[extension] : ofPart
  if (expected && !expected.test(type)) fail('wrong-kind', url)
}

/**
 * Its answer takes as long as the network needs, and may be silent for as long as any other. After a pause comes what the
 * browser has received already: it need not travel again.
 */
async function* fetchGroup(entries: readonly PackEntry[], signal: AbortSignal): AsyncGenerator<GroupMember> {
  const url = groupPath(await hash(new TextEncoder().encode(textOfEntries(entries)).buffer))
  const silence = watchSilence()
  const start = new AbortController()
  const stop = () => start.abort(signal.reason)
  signal.throwIfAborted()
  signal.addEventListener('abort', stop)
  const answer = await fetchOk(url, start.signal, silence.signal).finally(() => {
    silence.end()
    signal.removeEventListener('abort', stop)
  })
  if (answer.headers.get('content-type') !== GROUP_TYPE || !answer.body) fail('wrong-kind', url)
  const reader = answer.body.getReader()
  const next = async () => {
    silence.begin()
    const read = reader.read().then(
      ({ value }) => value,
      () => fail('network', url),
    )
    const value = await (signal.aborted ? Promise.race([read, waitATurn()]) : read)
    silence.end()
    return value
  }
  try {
    for await (const { entry, head, bytes } of readGroup(next, entries)) {
      requireType(entry, head.type)
      const headers = new Headers(answer.headers)
      // It is that of the group.
      headers.delete('etag')
      headers.set('content-type', head.type)
      if (head.policy !== undefined) headers.set('content-security-policy', head.policy)
      yield { entry, body: { bytes, headers } }
    }
  } finally {
    silence.end()
    // The rest is of no use. Cancelling an answer that has failed fails, too.
    await reader.cancel().catch(() => undefined)
  }
}

/** A macrotask, in which the browser delivers received data. */
function waitATurn(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Ends a request while nothing comes for as long as `ANSWER_TIMEOUT_MS`. */
function watchSilence() {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const begin = () => {
    end()
    timer = setTimeout(() => controller.abort(), ANSWER_TIMEOUT_MS)
  }
  begin()
  return { signal: controller.signal, begin, end }
}

/** A page or an answer as it was when the pack was made. A server that has it no more may have the same at its address. */
async function fetchBody({ url, sha256 }: PackEntry, signal: AbortSignal): Promise<Response> {
  try {
    return await fetchOk(bodyPath(sha256), signal)
  } catch (error) {
    if (error instanceof PackFault && error.kind === 'refused') return fetchOk(url, signal)
    throw error
  }
}

/**
 * The first answer about a pack waits until the server has made it. A network without data for this time counts as
 * hanging.
 */
const ANSWER_TIMEOUT_MS = 30_000

/** Without cookies and without the session: a pack is public. Files that the browser has are not loaded again. */
async function fetchOk(
  url: string,
  signal: AbortSignal,
  limit = AbortSignal.timeout(ANSWER_TIMEOUT_MS),
): Promise<Response> {
  const headers = { [DOWNLOAD_HEADER.name]: DOWNLOAD_HEADER.value, 'accept-language': language.code }
  const either = AbortSignal.any([signal, limit])
  const answer = await fetch(url, { signal: either, headers, credentials: 'omit', cache: 'no-cache' }).catch(() => {
    signal.throwIfAborted()
    return fail('network', url)
  })
  if (answer.status !== 200) fail('refused', url)
  // A network that asks for a login sends elsewhere.
  if (answer.redirected) fail('wrong-kind', url)
  return answer
}

async function getBody(answer: Response, url: string): Promise<PackBody> {
  const bytes = await answer.arrayBuffer().catch(() => fail('network', url))
  return { bytes, headers: answer.headers }
}

function fail(kind: PackFault['kind'], url: string): never {
  throw new PackFault(kind, url)
}

async function hash(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
    addEventListener('online', () => resolve(), { signal })
    signal.addEventListener('abort', () => resolve())
  })
}
