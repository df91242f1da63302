import { useState, type ComponentType } from 'react'
import { ScrollRestoration, useSearchParams } from 'react-router'
import type { User } from '#contract/account/auth.ts'
import { admin, adminDoor } from '#messages/admin.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { logout } from '#messages/login.ts'
import { AnnouncementBell } from '../account/announcements/announcement-bell.tsx'
import { deskKinds } from './desk/desk-kinds.ts'
import { EntriesTab } from './desk/entries-tab.tsx'
import { usePageHead } from '../document/head.ts'
import { AccountsTab } from './accounts-tab.tsx'
import { ActivityTab } from './activity-tab.tsx'
import { getTabs, isDeskTab, readAdminTab, type AdminTab, type ScreenTab } from './admin-url.ts'
import { AdminSidebar } from './admin-sidebar.tsx'
import { AnalyticsTab } from './analytics-tab.tsx'
import { AnnouncementsTab } from './announcements-tab.tsx'
import { LettersTab } from './letters-tab.tsx'
import { ModerationTab } from './moderation-tab.tsx'
import { SecurityTab } from './security-tab.tsx'
import { FreshnessTab } from './freshness-tab.tsx'
import { StartTab } from './start-tab.tsx'
import { useWaiting, WaitingCounts } from './use-waiting.tsx'
import { SuggestionsTab } from './suggestions-tab.tsx'
import { ReviewsTab } from './reviews-tab.tsx'
import { CONTENT_HASH } from '../ui/take-focus.ts'
import { useLogOut } from '../session/use-log-out.ts'
import { Wordmark } from '../shell/wordmark.tsx'
import { Button } from '../ui/button.tsx'
import './admin.css'

/** Section 9: the delay of the toast after a logout. */
const LOGOUT_TOAST_DELAY_MS = 1_000

const contents = {
  start: StartTab,
  reviews: ReviewsTab,
  moderation: ModerationTab,
  suggestions: SuggestionsTab,
  freshness: FreshnessTab,
  announcements: AnnouncementsTab,
  letters: LettersTab,
  analytics: AnalyticsTab,
  activity: ActivityTab,
  accounts: AccountsTab,
  security: SecurityTab,
} as const satisfies Record<ScreenTab, ComponentType>

export function AdminScreens({ user }: { user: User }) {
  const [search] = useSearchParams()
  const [isCollapsed, setIsCollapsed] = useState(false)
  const tabs = getTabs(user)
  const tab = readAdminTab(search, tabs)
  const waiting = useWaiting()
  usePageHead({
    title: fill(site.titled, { page: admin.tabs[tab] }),
    description: adminDoor.description,
    path: null,
  })
  return (
    <div className={isCollapsed ? 'admin admin-collapsed' : 'admin'}>
      <a className="skip-link" href={CONTENT_HASH}>
        {site.skipToContent}
      </a>
      <AdminHeader />
      <AdminSidebar
        tabs={tabs}
        current={tab}
        isCollapsed={isCollapsed}
        onToggle={() => setIsCollapsed(!isCollapsed)}
        waiting={waiting}
      />
      <main id="main" className="admin-main" tabIndex={-1}>
        <h1>{admin.tabs[tab]}</h1>
        <WaitingCounts key={tab} user={user} />
        <TabContent tab={tab} />
      </main>
      {/* Section 2: the notifications are in the admin panel but hidden. */}
      <div hidden>
        <AnnouncementBell />
      </div>
      <ScrollRestoration />
    </div>
  )
}

function TabContent({ tab }: { tab: AdminTab }) {
  if (isDeskTab(tab)) return <EntriesTab key={tab} kind={deskKinds[tab]} />
  const Content = contents[tab]
  return <Content />
}

function AdminHeader() {
  const logOut = useLogOut({ text: logout.fromAdmin, delayMs: LOGOUT_TOAST_DELAY_MS })
  return (
    <header className="admin-header">
      <Wordmark />
      <Button look="quiet" onClick={logOut}>
        {logout.submit}
      </Button>
    </header>
  )
}
