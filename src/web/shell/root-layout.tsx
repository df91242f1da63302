import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { site } from '#messages/shell.ts'
import { scrollKey } from '../session/scroll-key.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LateScroll } from './late-scroll.ts'
import { LanguageOffer } from './language-offer.tsx'
import { OfflineBand } from './offline-band.tsx'
import { TripTray } from './trip-tray.tsx'
import { CONTENT_HASH } from '../ui/take-focus.ts'
import { useEarlyPresses } from '../ui/use-early-presses.ts'

export function RootLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function Frame({ children }: { children: ReactNode }) {
  useEarlyPresses()
  const isNavigating = useNavigation().state !== 'idle'
  return (
    <>
      <a className="skip-link" href={CONTENT_HASH}>
        {site.skipToContent}
      </a>
      <div className={isNavigating ? 'page-progress page-progress-on' : 'page-progress'} />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
        <OfflineBand />
      </main>
      <Footer />
      <LanguageOffer />
      <TripTray />
      <ScrollRestoration getKey={scrollKey} />
      <LateScroll />
    </>
  )
}
