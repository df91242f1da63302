import type { Transaction } from 'kysely'
import { fieldFailure } from '#contract/api/failure.ts'
import { getPhotoUrls } from '#contract/review/review-photos.ts'
import { claimImage } from '../../account/media/images.store.ts'
import type { Store } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'

type Claim = { accountId: string; review: Parameters<typeof getPhotoUrls>[0]; alreadyClaimed?: readonly string[] }

/**
 * Photos must be uploads of the author. They stay as long as the review. They are locked in the order of their names,
 * because in another order two transactions could wait for each other.
 */
export async function claimPhotos(
  transaction: Transaction<Tables>,
  engine: Store['engine'],
  { accountId, review, alreadyClaimed = [] }: Claim,
): Promise<void> {
  for (const url of getPhotoUrls(review).toSorted()) {
    if (alreadyClaimed.includes(url) || (await claimImage(transaction, { accountId, url }, engine))) continue
    throw fieldFailure(url === review.imageUrl ? 'imageUrl' : 'additionalImageUrls', 'image.upload-failed')
  }
}
