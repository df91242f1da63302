import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'

/** The server has it at once. The browser keeps the server's HTML until its own code is there. */
export const preloadedPlaceMap = lazyWithPreload(async () => (await import('./place-map.tsx')).PlaceMap)
