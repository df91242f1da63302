/**
 * Modules that every page of a signed-in visitor loads, by their paths in `src/web`. A page waits for them before it
 * shows anything, so they load with its own files. The program imports each of them where it is needed.
 */
export const memberModules = ['session/session-calls.ts', 'shell/member-links.tsx', 'wishlist/saved-heart.tsx'] as const
