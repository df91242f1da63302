import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'

/** The list as a map, which few pages show. The server names its sheet where the address asks for it. */
export const preloadedMapMode = lazyWithPreload(async () => (await import('./map-mode.tsx')).MapMode)
