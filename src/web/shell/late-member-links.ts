import { late } from '../ui/late.tsx'

/** The signed-in traveller's part of the header, which guests do not load. */
export const lateMemberLinks = late(async () => (await import('./member-links.tsx')).MemberLinks)
