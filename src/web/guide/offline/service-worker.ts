import { answerRequest, kindOfRequest } from './answer-request.ts'

/** The part of a worker that this program uses, which the types of pages do not have. */
type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = { readonly request: Request; respondWith: (answer: Promise<Response>) => void }
declare function addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
declare function addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
declare const skipWaiting: () => Promise<void>
declare const clients: { claim: () => Promise<void> }

const parts = {
  caches,
  fetch: (request: Request) => fetch(request),
  origin: location.origin,
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}

// It remembers nothing, so a newer one takes its place at once.
addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const kind = kindOfRequest(event.request, parts.origin)
  if (kind !== null) event.respondWith(answerRequest(event.request, kind, parts))
})
