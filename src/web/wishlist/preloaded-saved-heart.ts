import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'

/** The heart of the signed-in, which guests do not load. */
export const preloadedSavedHeart = lazyWithPreload(async () => (await import('./saved-heart.tsx')).SavedHeart)
