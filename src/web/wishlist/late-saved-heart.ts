import { late } from '../ui/late.tsx'

/** The heart of the signed-in, which guests do not load. */
export const lateSavedHeart = late(async () => (await import('./saved-heart.tsx')).SavedHeart)
