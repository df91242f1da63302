import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { User } from '#contract/account/auth.ts'
import { home } from '#messages/home.ts'
import { site } from '#messages/shell.ts'
import { wishlistPage } from '#messages/wishlist.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../document/head.ts'
import { categoryPaths, paths } from '#contract/paths.ts'
import { useCity } from '../city/use-city.ts'
import { Redirect } from '../session/redirect.tsx'
import { WaitingNote } from '../session/waiting-note.tsx'
import { isTokenStored, useSession } from '../session/session.ts'
import { reporting } from '../api/query-client.ts'
import { ButtonLink } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { getWishlist } from './queries.ts'
import { useWishedItems } from './wishes.ts'
import { WishlistGrid, WishlistSkeleton } from './wishlist-grid.tsx'
import './wishlist.css'

export function WishlistPage() {
  const session = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  usePageHead({
    title: fill(site.titled, { page: wishlistPage.title }),
    description: wishlistPage.description,
    path: null,
  })
  return (
    <div className="wishlist-page">
      <header className="category-head">
        <h1 ref={heading} tabIndex={-1}>
          {wishlistPage.title}
        </h1>
        <p>{wishlistPage.description}</p>
      </header>
      {session.kind === 'guest' ? (
        <RedirectHome />
      ) : (
        // The removed card had the focus.
        <Items user={session.user} onRemoved={() => heading.current?.focus()} />
      )}
    </div>
  )
}

/** Section 2: without a stored token, the page redirects to the home page. */
function RedirectHome() {
  return (
    <>
      {!isTokenStored() && <Redirect to={paths.home} />}
      <WishlistSkeleton />
    </>
  )
}

function Items({ user, onRemoved }: { user: User; onRemoved: () => void }) {
  const city = useCity().name
  const { data, isPending, refetch } = useQuery(
    reporting(getWishlist(user.email), { text: wishlistPage.fetchFailed, place: 'top-right' }),
  )
  const items = useWishedItems(data?.wishlistItems ?? [], user)
  if (isPending) return <WishlistSkeleton />
  if (!data) return <LoadFailure title={wishlistPage.fetchFailed} onRetry={() => void refetch()} />
  return (
    <>
      <WaitingNote isOfForm={({ kind }) => kind === 'wish'} />
      {items.length === 0 ? (
        <Notice title={wishlistPage.empty} text={wishlistPage.emptyHint}>
          <ButtonLink to={categoryPaths.explore}>{fill(home.heroAction, { city })}</ButtonLink>
        </Notice>
      ) : (
        <WishlistGrid items={items} user={user} onRemoved={onRemoved} />
      )}
    </>
  )
}
