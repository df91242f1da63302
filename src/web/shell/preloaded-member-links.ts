import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'

/** The signed-in traveller's part of the header, which guests do not load. */
export const preloadedMemberLinks = lazyWithPreload(async () => (await import('./member-links.tsx')).MemberLinks)
