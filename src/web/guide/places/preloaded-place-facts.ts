import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'

/** The server has it at once. The browser keeps the server's HTML, which opens without a script, until its own code is there. */
export const preloadedPlaceFacts = lazyWithPreload(async () => (await import('./place-facts.tsx')).PlaceFacts)
