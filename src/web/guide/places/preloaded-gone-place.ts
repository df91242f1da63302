import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'

/** Few places are gone, so that the page of a place does not load it. The server has it at once. */
export const preloadedGonePlace = lazyWithPreload(async () => (await import('./gone-place.tsx')).GonePlace)
