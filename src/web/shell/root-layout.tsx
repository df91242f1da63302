import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router'
import { site } from '#messages/site.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Every public page in its frame. */
export function RootLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** Header, main content and footer. */
export function Frame({ children }: { children: ReactNode }) {
  const isNavigating = useNavigation().state !== 'idle'
  return (
    <>
      <a className="skip-link" href="#main">
        {site.skipToContent}
      </a>
      <div className={isNavigating ? 'page-progress page-progress-on' : 'page-progress'} />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/** Every freshly loaded document has the same key; without its path one would open as far down as the last was left. */
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}
