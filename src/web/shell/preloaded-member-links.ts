import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'

/** Guests do not load this part of the header. */
export const preloadedMemberLinks = lazyWithPreload(async () => (await import('./member-links.tsx')).MemberLinks)
