import { removeOtherPacks } from './stored-pack.ts'

/** The part of a worker that this program uses, which the types of pages do not have. */
type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void }
declare function addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
declare const skipWaiting: () => Promise<void>
declare const registration: { unregister: () => Promise<boolean> }

/**
 * The operator serves this program in place of the worker (OFFLINE_PACK=off). A browser that still has the worker loads
 * it at the next visit. It removes all that the guide has stored, and then itself.
 */
async function removeAll(): Promise<void> {
  await removeOtherPacks(caches, [])
  await registration.unregister()
}

addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('activate', (event) => event.waitUntil(removeAll()))
