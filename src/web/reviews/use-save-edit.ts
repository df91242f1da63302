import { useState } from 'react'
import type { NewReview, Review } from '#contract/reviews.ts'
import { ApiError } from '../api/call.ts'
import { readCurrentReview, saveReview, type ShownReviews } from './mutations.ts'

/**
 * Saves an edit that started from this version. When the review was edited elsewhere meanwhile, the list shows that
 * version, and only a further try replaces it.
 */
export function useSaveEdit(review: Review, shown: ShownReviews) {
  const [basedOn, setBasedOn] = useState(review)
  const isStale = basedOn !== review
  const save = async (input: NewReview) => {
    try {
      await saveReview(shown, review._id, { ...input, version: basedOn.version ?? 1 })
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'conflict'
      const current = isConflict && (await readCurrentReview(shown, review._id))
      if (current) setBasedOn(current)
      throw error
    }
  }
  return { save, isStale }
}
