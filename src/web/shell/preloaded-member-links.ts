import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'

/** Guests do not load these parts of the header and of the side menu. */
export const preloadedMemberLinks = lazyWithPreload(async () => (await import('./member-links.tsx')).MemberLinks)
export const preloadedMemberMenu = lazyWithPreload(async () => (await import('./member-links.tsx')).MemberMenu)
