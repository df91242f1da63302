import { paths } from '#contract/paths.ts'

export const adminTabs = ['reviews', 'announcements', 'analytics', 'activity', 'accounts', 'security'] as const
export type AdminTab = (typeof adminTabs)[number]

/** The URL holds the open tab, so that reload and Back keep it. */
export function readAdminTab(search: URLSearchParams): AdminTab {
  return adminTabs.find((tab) => tab === search.get('tab')) ?? 'reviews'
}

export function adminPath(tab: AdminTab, more: Readonly<Record<string, string>> = {}): string {
  return tab === 'reviews' ? paths.admin : `${paths.admin}?${new URLSearchParams({ tab, ...more })}`
}
