import type { wishlistOperations } from '#contract/trip/wishlist.operations.ts'
import { Failure } from '#contract/api/failure.ts'
import { WISHLIST_MAX_ITEMS, type WishlistItem } from '#contract/trip/wishlist.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import type { OwnAnswers } from '../../platform/http/own-answers.ts'
import { makeRoom } from '../../account/quota/make-room.ts'
import type { Guide } from '../../guide/guide.ts'
import type { Context } from '../../platform/context.ts'
import type { GuideHolder } from '../../guide/guide-holder.ts'
import type { ReviewSubject } from '../../guide/review-subjects.ts'
import { countListChange, requireListChange } from '../../platform/store/account-lock.ts'
import { mapParts } from '../../platform/store/read-in-parts.ts'
import {
  addWishlistItemFor,
  countWishlistFor,
  readWishlistInParts,
  removeWishlistItemFor,
  type StoredWishlistItem,
} from './wishlist.store.ts'

type WishlistDeps = Pick<Context, 'store' | 'now' | 'newId' | 'config'> & {
  guide: Pick<GuideHolder, 'current' | 'contentVersion' | 'reviewsVersion' | 'haveReviewsChanged'>
  ownAnswers: OwnAnswers
}

export function wishlistHandlers(deps: WishlistDeps): HandlersFor<typeof wishlistOperations> {
  const { store, guide, now, newId, config, ownAnswers } = deps
  return {
    listWishlist: (_input, { account, language, listChanges }) => {
      const state = `${listChanges} ${guide.contentVersion()}`
      return ownAnswers.answer({ accountId: account.id, answer: `wishlist ${language}` }, state, () => {
        const places = guide.current(language)
        let reviews = guide.reviewsVersion()
        const shown = new Set<ReviewSubject>()
        const show = (item: StoredWishlistItem) => {
          const described = describe(item, places)
          if (described.slug !== null) shown.add(`place:${described.slug}`)
          return JSON.stringify(described)
        }
        return {
          fields: { success: true },
          lists: { wishlistItems: mapParts(readWishlistInParts(store.db, account.id), show) },
          isCacheable: () => true,
          isCurrent: () => {
            const now = guide.reviewsVersion()
            if (now !== reviews && guide.haveReviewsChanged([...shown], reviews)) return false
            reviews = now
            return true
          },
        }
      })
    },
    addToWishlist: async ({ body }, { account, texts }) => {
      const { Name, Location: location, Rating: rating, Image, images } = body
      const name = guide.current().inEnglish(Name)
      const item = { id: newId(), name, location, rating, image: Image || images, createdAt: now().toISOString() }
      const isNew = await store.db.transaction().execute(async (transaction) => {
        await requireListChange(transaction, account.id)
        // Adding an item that is there must succeed on a full list.
        if (!(await addWishlistItemFor(transaction, account.id, item))) return false
        if ((await countWishlistFor(transaction, account.id)) > WISHLIST_MAX_ITEMS) {
          throw new Failure('conflict', 'wishlist.full')
        }
        await makeRoom(transaction, { config }, account.id)
        return true
      })
      return isNew ? { success: true } : { success: true, msg: texts.replies.alreadyInWishlist }
    },
    removeFromWishlist: async ({ body }, { account }) => {
      const { itemName, id } = body
      const name = itemName === undefined ? undefined : guide.current().inEnglish(itemName)
      await store.db.transaction().execute(async (transaction) => {
        await countListChange(transaction, account.id)
        await removeWishlistItemFor(transaction, account.id, { itemName: name, id })
      })
      return { success: true }
    },
  }
}

/** The guide's data replaces the item's own. An item without a place in the guide is an attraction. */
function describe({ id, name, nameKey, location, rating, image }: StoredWishlistItem, guide: Guide): WishlistItem {
  const place = guide.findByNameKey(nameKey)
  if (!place) return { id, ...underBothNames({ name, location, rating, image }), type: 'attraction', slug: null }
  const { kind: type, slug, img, imgFocus, location: directions } = place
  const own = underBothNames({ name: place.name, location: directions, rating: place.rating, image: img })
  return { id, ...own, type, slug, ...(imgFocus && { imgFocus }) }
}

type Shown = Pick<WishlistItem, 'name' | 'location' | 'rating' | 'image'>

function underBothNames(shown: Shown) {
  const { name, location, rating, image } = shown
  return { ...shown, Name: name, Location: location, Rating: rating, Image: image }
}
