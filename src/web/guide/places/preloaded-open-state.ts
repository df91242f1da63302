import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'

/** The code of opening hours loads after the cards. */
export const preloadedOpenState = lazyWithPreload(async () => (await import('./open-state.tsx')).OpenStateText)
