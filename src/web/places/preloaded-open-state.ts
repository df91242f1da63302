import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'

/** What computes opening hours comes after the cards. */
export const preloadedOpenState = lazyWithPreload(async () => (await import('./open-state.tsx')).OpenStateText)
