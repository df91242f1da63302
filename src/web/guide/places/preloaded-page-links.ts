import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'

/** Few cities have lists so long. */
export const preloadedPageLinks = lazyWithPreload(async () => (await import('./page-links.tsx')).PageLinks)
