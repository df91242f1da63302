import type { DeskKindName } from '#contract/admin/desk-kinds.ts'
import { paths } from '#contract/paths.ts'
import { canEditContent, canModerate, canOpenAdmin, type Rights } from '#contract/api/permissions.ts'
import { deskTabs } from './desk/desk-kinds.ts'

const isAdmin = (account: Rights) => account.isAdmin

/** In the order of the sidebar. Each kind of entries in the desk has one. */
const adminTabs = [
  'start',
  'reviews',
  'moderation',
  ...deskTabs,
  'suggestions',
  'freshness',
  'announcements',
  'letters',
  'analytics',
  'activity',
  'accounts',
  'security',
] as const
export type AdminTab = (typeof adminTabs)[number]
/** The tabs that are no kind of the desk. */
export type ScreenTab = Exclude<AdminTab, DeskKindName>

/** Each role sees the tabs whose calls the server answers. */
const mayOpen = {
  start: canOpenAdmin,
  reviews: canModerate,
  moderation: canModerate,
  suggestions: canEditContent,
  freshness: canEditContent,
  announcements: canEditContent,
  letters: canEditContent,
  analytics: canEditContent,
  activity: isAdmin,
  accounts: isAdmin,
  security: isAdmin,
} as const satisfies Record<ScreenTab, (account: Rights) => boolean>

export function isDeskTab(tab: AdminTab): tab is DeskKindName {
  return deskTabs.some((name) => name === tab)
}

/** The tabs of an account. A traveller has none. */
export function getTabs(account: Rights): AdminTab[] {
  return adminTabs.filter((tab) => (isDeskTab(tab) ? canEditContent : mayOpen[tab])(account))
}

/** The URL holds the open tab, so that reload and Back keep it. The first tab is open at a URL of no tab, or of a foreign one. */
export function readAdminTab(search: URLSearchParams, tabs: readonly AdminTab[]): AdminTab {
  return tabs.find((tab) => tab === search.get('tab')) ?? tabs[0] ?? 'start'
}

export function adminPath(tab: AdminTab, more: Readonly<Record<string, string>> = {}): string {
  return tab === 'start' ? paths.admin : `${paths.admin}?${new URLSearchParams({ tab, ...more })}`
}
