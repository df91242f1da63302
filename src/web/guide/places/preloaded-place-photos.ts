import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'

/** Few places have several photos. The server has it at once; the browser keeps its HTML until the code is there. */
export const preloadedPlacePhotos = lazyWithPreload(async () => (await import('./place-photos.tsx')).PlacePhotos)
