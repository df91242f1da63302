import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'

export const preloadedListTools = lazyWithPreload(async () => (await import('./list-tools.tsx')).ListTools)
