import { useFormats } from '../city/use-formats.ts'
import type { User } from '#contract/account/auth.ts'
import { kinds, places } from '#messages/places.ts'
import { wishlistPage } from '#messages/wishlist.ts'
import type { WishlistItem } from '#contract/trip/wishlist.ts'
import { paths } from '#contract/paths.ts'
import { AddToTripButton } from '../selection/add-to-trip-button.tsx'
import { Heart } from '../ui/heart.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Picture } from '../ui/picture.tsx'
import { useWish } from './wishes.ts'
import { pageIcons } from '../ui/page-icons.ts'

type WishlistGridProps = { items: readonly WishlistItem[]; user: User; onRemoved: () => void }

export function WishlistGrid({ items, user, onRemoved }: WishlistGridProps) {
  const formats = useFormats()
  return (
    <>
      <p className="wishlist-count" role="status">
        {formats.plural(places.count, items.length)}
      </p>
      <ul className="wishlist-grid">
        {items.map((item) => (
          <li key={item.id}>
            <WishlistCard item={item} user={user} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
    </>
  )
}

function WishlistCard({ item, user, onRemoved }: { item: WishlistItem; user: User; onRemoved: () => void }) {
  const { name, location, rating, image, imgFocus, type, slug } = item
  const { isSaved, toggle } = useWish({ name, location, rating, img: image, slug }, user)
  const remove = () => {
    toggle()
    onRemoved()
  }
  return (
    <article className="wishlist-item">
      {isOwnPicture(image) ? <Picture src={image} alt="" focus={imgFocus} /> : <NoPicture />}
      <div className="wishlist-item-text">
        <p className="wishlist-item-kind">{kinds[type]}</p>
        <h2>{slug === null ? name : <Link to={paths.place(slug)}>{name}</Link>}</h2>
        <p className="wishlist-item-where">
          {isWebUrl(location) ? <OutsideLink href={location}>{places.directions}</OutsideLink> : location}
        </p>
        <AddToTripButton place={{ slug, name }} />
      </div>
      <Heart place={name} isSaved={isSaved} onClick={remove} />
    </article>
  )
}

export function WishlistSkeleton() {
  return (
    <div role="status" aria-label={wishlistPage.loading}>
      <div className="wishlist-grid" aria-hidden="true">
        {[0, 1, 2, 3].map((item) => (
          <div key={item} className="wishlist-item skeleton-card" />
        ))}
      </div>
    </div>
  )
}

function NoPicture() {
  return (
    <div className="wishlist-item-blank">
      <Icon name={pageIcons.pin} />
    </div>
  )
}

/** The content security policy blocks pictures of other sites. */
function isOwnPicture(image: string): boolean {
  return /^\/(?![/\\])/.test(image)
}

/** A stored location becomes a link only if it is an HTTP URL: a `javascript:` URL would run code. */
function isWebUrl(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text)
}
