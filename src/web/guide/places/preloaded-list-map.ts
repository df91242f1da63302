import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'

/** The list as a map, which few pages show. */
export const preloadedListMap = lazyWithPreload(async () => (await import('./list-map.tsx')).ListMap)
