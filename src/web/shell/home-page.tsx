import { Home } from '../guide/home/home.tsx'
import { useSession } from '../session/session.ts'
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'

export const preloadedTripAhead = lazyWithPreload(
  async () => (await import('../trips/ahead/trip-ahead-panel.tsx')).TripAheadPanel,
)

/** The home page begins with the traveller's own trip, which guests do not load. */
export function HomePage() {
  const session = useSession()
  return (
    <>
      {session.kind === 'signed-in' && <preloadedTripAhead.Lazy props={{ user: session.user }} placeholder={null} />}
      <Home />
    </>
  )
}
