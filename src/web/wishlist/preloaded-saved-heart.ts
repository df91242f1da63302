import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'

/** Guests do not load this heart. */
export const preloadedSavedHeart = lazyWithPreload(async () => (await import('./saved-heart.tsx')).SavedHeart)
