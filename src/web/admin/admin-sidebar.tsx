import { admin, waiting as messages } from '#messages/admin.ts'
import { useFormats } from '../city/use-formats.ts'
import { LineIcon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { adminPath, isDeskTab, type AdminTab, type ScreenTab } from './admin-url.ts'
import { deskKinds } from './desk/desk-kinds.ts'

const shapes = {
  start: 'M12 3.500l1.800 6.700l6.700 1.800l-6.700 1.800l-1.800 6.700l-1.800-6.700l-6.700-1.800l6.700-1.800z',
  reviews: 'M12 4l2.400 4.900l5.400.8l-3.900 3.800l.9 5.400L12 16.300l-4.800 2.600l.9-5.400l-3.900-3.800l5.400-.8z',
  moderation: 'M6 21V4M6 5c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  suggestions: 'M4 5h16v11h-9l-4.500 4v-4H4zM8.500 10.500l2.500 2.500l4.500-5',
  freshness: 'M5 12a7 7 0 0 1 12-4.900l2 1.900M19 4.500V9h-4.500M19 12a7 7 0 0 1-12 4.900l-2-1.900M5 19.500V15h4.500',
  announcements: 'M4 10v4h3l8 4.500v-13L7 10zM18.500 9a4.500 4.500 0 0 1 0 6M8 14.200l1 5.300h2.500l-.8-3.800',
  letters: 'M3.500 6h17v12.500h-17zM3.500 6.500l8.500 7l8.500-7',
  analytics: 'M4 20h16M7 20v-7M12 20V5M17 20v-10',
  accounts:
    'M9 11.500a3.500 3.500 0 1 0 0-7a3.500 3.500 0 0 0 0 7M2.500 20a6.500 6.500 0 0 1 13 0M15.500 4.800a3.500 3.500 0 0 1 0 6.400M18 14.500a6.500 6.500 0 0 1 3.500 5.500',
  security: 'M12 3.500l7 2.500v5.500c0 4.300-2.900 7.600-7 9c-4.100-1.400-7-4.700-7-9V6zM9 12l2.200 2.200l4-4.400',
  activity: 'M4.500 12a7.500 7.500 0 1 0 2.300-5.400L4.500 9M4.500 4.500V9H9M12 8v4.500l3 1.700',
} as const satisfies Record<ScreenTab, string>

const toggleShape = { collapse: 'M14 6l-6 6l6 6', expand: 'M10 6l6 6l-6 6' } as const

type AdminSidebarProps = {
  tabs: readonly AdminTab[]
  current: AdminTab
  isCollapsed: boolean
  onToggle: () => void
  /** Number of tasks that wait behind a tab. */
  waiting: Partial<Record<AdminTab, number>>
}

/** On a phone the row of tabs is wider than the window. Only the row moves, so that the page keeps its position. */
function showInRow(link: HTMLAnchorElement | null): void {
  const row = link?.closest('nav')
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

/**
 * The tabs of the admin panel are links. They are at the side, or in a row above the content on phones. The user can
 * collapse them to icons.
 */
export function AdminSidebar({ tabs, current, isCollapsed, onToggle, waiting }: AdminSidebarProps) {
  const formats = useFormats()
  return (
    <nav className="admin-sidebar" aria-label={admin.sidebar}>
      <button type="button" className="admin-sidebar-toggle" aria-expanded={!isCollapsed} onClick={onToggle}>
        <LineIcon path={isCollapsed ? toggleShape.expand : toggleShape.collapse} />
        <span className="visually-hidden">{isCollapsed ? admin.expand : admin.collapse}</span>
      </button>
      <ul>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={adminPath(tab)}
              ref={tab === current ? showInRow : undefined}
              aria-current={tab === current ? 'page' : undefined}
              title={isCollapsed ? admin.tabs[tab] : undefined}
            >
              <LineIcon path={isDeskTab(tab) ? deskKinds[tab].icon : shapes[tab]} />
              <span className="admin-sidebar-label">{admin.tabs[tab]}</span>
              {(waiting[tab] ?? 0) > 0 && (
                <>
                  <span className="admin-badge" aria-hidden="true">
                    {formats.number(waiting[tab] ?? 0)}
                  </span>
                  <span className="visually-hidden">{formats.plural(messages.waits, waiting[tab] ?? 0)}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
