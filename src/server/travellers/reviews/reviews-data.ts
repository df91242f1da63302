import { listPlacesTouchedBy, markReviewsChanged } from '../../guide/place-ratings.store.ts'
import { scheduleImageChecks } from '../../account/media/images.store.ts'
import type { PersonalData } from '../../platform/store/personal-data.ts'

import { deleteVisitsFor } from './review-visits.store.ts'
import { deleteAdditionalPhotosOfVersions } from './review-photos.store.ts'
import { deleteVersionsFor } from './review-versions.store.ts'

/** An instant that has passed: the next sweep checks the images. */
const AT_ONCE = new Date(0).toISOString()

/** Earlier versions go with the account, because nobody could remove them any more. Comes before the account. */
export const reviewVersionsData = {
  tables: [],
  erase: async (transaction, { id }) => {
    const photos = await deleteAdditionalPhotosOfVersions(transaction, id)
    await scheduleImageChecks(transaction, [...(await deleteVersionsFor(transaction, id)), ...photos], AT_ONCE)
  },
} satisfies PersonalData

/** The visits that reviews show are deleted with the account, and before it. */
export const reviewVisitsData = {
  tables: [],
  erase: async (transaction, { id }) => {
    await deleteVisitsFor(transaction, id)
  },
} satisfies PersonalData

/** Votes go with the account. */
export const helpfulVotesData = { tables: ['helpful_vote'] } satisfies PersonalData

/**
 * Reviews stay, but they lose the name of their author. Runs before the account is deleted, because the account
 * identifies their reviews.
 */
export const reviewsData = {
  tables: ['review'],
  erase: async (transaction, { id }) => {
    const placeKeys = await listPlacesTouchedBy(transaction, id)
    return () => markReviewsChanged(transaction, { placeKeys, isWithdrawn: true })
  },
} satisfies PersonalData
