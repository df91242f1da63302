import { API_BASE } from '#contract/api/endpoint.ts'
import { DOWNLOAD_HEADER, PACKED_SEARCH_PATH } from '#contract/city/pack-download.ts'
import { packedCallPaths } from '#contract/trip/packed-calls.ts'
import { languages, pathIn, type KnownLanguage } from '#contract/messages/languages.ts'
import { ANY_TRIP_PATH, isTripPath, paths } from '#contract/paths.ts'
import { BLANK_PHOTO_WIDTH } from '../../ui/blank-photo.ts'
import { STAND_IN } from '../../document/stand-in.ts'
import { cacheName, readStoredPacks, type StoredPacks } from './stored-pack.ts'

/** A page that has not come by then is shown from the device. */
const MAX_WAIT_MS = 3_000

/** Files below them never change. */
const FILES = /^\/(assets|pictures|map|outlines|media)\//

/** Photos, which a stored guide may not have. */
const PHOTO = /^\/(pictures|media)\/.*\.(webp|avif|jpe?g|png)$/

/** The large size of an uploaded photo. */
const LARGE_PHOTO = /^(\/media\/[0-9a-f]{64})\.webp$/

/** The calls of pages whose answers a pack holds. The session, trips and all else of an account are none of them. */
const PACKED_CALLS = new RegExp(`^(${packedCallPaths.map((path) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})$`)

/** Answer of the worker. Null: the browser handles the request as if there were no worker. */
export type RequestKind = 'page' | 'call' | 'file' | null

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>

export function kindOfRequest({ method, mode, url, headers }: Asked, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(url)
  const isOwn = method === 'GET' && asked === origin && !headers.has('range')
  if (!isOwn || headers.get(DOWNLOAD_HEADER.name) === DOWNLOAD_HEADER.value) return null
  if (mode === 'navigate') return pathname.startsWith(`${API_BASE}/`) ? null : 'page'
  if (FILES.test(pathname) || pathname.endsWith(PACKED_SEARCH_PATH)) return 'file'
  return pathname.startsWith(API_BASE) && PACKED_CALLS.test(pathname.slice(API_BASE.length)) ? 'call' : null
}

export type WorkerParts = {
  readonly caches: CacheStorage
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  /** @returns a promise that resolves after these milliseconds */
  readonly wait: (ms: number) => Promise<void>
}

/** Answers a request from the network and the stored guide. It never writes: a page has stored and proved all of it. */
export async function answerRequest(
  request: Request,
  kind: Exclude<RequestKind, null>,
  parts: WorkerParts,
): Promise<Response> {
  if (kind === 'file') return answerFile(request, parts)
  const language = getLanguage(request, kind)
  const packs = await readStoredPacks(parts.caches).catch((): StoredPacks => ({}))
  const edition = packs[language.code]?.edition
  if (edition === undefined) {
    const stored = languages.find(({ code }) => packs[code] !== undefined)
    const network = parts.fetch(request)
    return kind === 'page' && stored ? network.catch(() => leadToGuide(request, stored, parts)) : network
  }
  return kind === 'page'
    ? answerPage(request, { ...parts, edition, language })
    : answerCall(request, { ...parts, edition })
}

function getLanguage({ url, headers }: Request, kind: 'page' | 'call'): KnownLanguage {
  const [first, ...others] = languages
  const { pathname } = new URL(url)
  const isAsked = ({ code, base }: KnownLanguage) =>
    kind === 'call' ? headers.get('accept-language') === code : pathname === base || pathname.startsWith(`${base}/`)
  return others.find(isAsked) ?? first
}

type OfEdition = WorkerParts & { readonly edition: string }

async function answerPage(request: Request, parts: OfEdition & { language: KnownLanguage }): Promise<Response> {
  const { language, edition, caches } = parts
  const network = parts.fetch(request)
  const first = await firstWithin(network, parts)
  if (first) return first
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice(language.base.length)
  const shown = isTripPath(path) ? pathIn(language, ANY_TRIP_PATH) : pathname + search
  const cache = await caches.open(cacheName(edition))
  const stored = await cache.match(shown)
  if (stored) return stored
  const general = search === '' ? undefined : await cache.match(pathname)
  if (general) return standIn(general)
  // It may still come, and a failing server says more than we know.
  return network.catch(() => leadToGuide(request, language, parts))
}

/** Leads to the page that lists the stored contents and reports that this page is not stored. */
function leadToGuide({ url }: Request, stored: KnownLanguage, { origin }: WorkerParts): Response {
  const { pathname, search } = new URL(url)
  return Response.redirect(`${origin}${pathIn(stored, paths.offline)}#${encodeURIComponent(pathname + search)}`)
}

/**
 * The page without a query in the place of one with it. The mark makes the program render the page of the URL from the
 * stored answers, because the HTML shows another page.
 */
async function standIn(page: Response): Promise<Response> {
  const html = (await page.text()).replace('<html ', `<html ${STAND_IN} `)
  const headers = new Headers(page.headers)
  headers.delete('content-length')
  return new Response(html, { headers })
}

async function answerCall(request: Request, parts: OfEdition): Promise<Response> {
  const network = parts.fetch(request)
  const first = await firstWithin(network, parts)
  // A login page of a network says 200, too.
  if (first?.headers.get('content-type')?.startsWith('application/json')) return first
  const { pathname, search } = new URL(request.url)
  const stored = await (await parts.caches.open(cacheName(parts.edition))).match(pathname + search)
  return stored ?? first ?? network
}

/** @returns null if the network gives nothing in time, or a server that cannot answer now */
async function firstWithin(network: Promise<Response>, { wait }: WorkerParts): Promise<Response | null> {
  return Promise.race([
    network.then(
      (answer) => (answer.status >= 500 ? null : answer),
      () => null,
    ),
    wait(MAX_WAIT_MS).then(() => null),
  ])
}

async function answerFile(request: Request, parts: WorkerParts): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const stored = await findFile(pathname + search, parts)
  if (stored) return stored
  if (!PHOTO.test(pathname)) return parts.fetch(request)
  const network = parts.fetch(request)
  const first = await firstWithin(network, parts)
  if (first) return first
  const small = await findFile(pathname.replace(LARGE_PHOTO, '$1-small.webp'), parts)
  return small ?? network.catch(createBlankPhoto)
}

/** Shows the ground of a picture in place of the browser's sign for a broken one. */
function createBlankPhoto(): Response {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${BLANK_PHOTO_WIDTH}" height="3"/>`
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}

/** Languages share files, so any stored edition will do. */
async function findFile(path: string, { caches }: WorkerParts): Promise<Response | null> {
  const packs = await readStoredPacks(caches).catch((): StoredPacks => ({}))
  for (const pack of Object.values(packs)) {
    const stored = pack && (await (await caches.open(cacheName(pack.edition))).match(path))
    if (stored) return stored
  }
  return null
}
