import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'

/** Few places are retired, so the page of a place does not load it. The server has it at once. */
export const preloadedRetiredPlace = lazyWithPreload(async () => (await import('./retired-place.tsx')).RetiredPlacePage)
