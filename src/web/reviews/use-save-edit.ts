import { useState } from 'react'
import type { NewReview, Review } from '#contract/review/reviews.ts'
import { ApiError } from '../api/call.ts'
import { readCurrentReview, saveReview, type ShownReviews } from './mutations.ts'

/**
 * Saves an edit that started from a version of the review. When the review was edited elsewhere meanwhile, the list shows that
 * version, and only a further try replaces it.
 */
export function useSaveEdit({ _id }: Review, version: number, shown: ShownReviews) {
  const [basedOn, setBasedOn] = useState(version)
  const isStale = basedOn !== version
  const save = async (input: NewReview) => {
    try {
      await saveReview(shown, _id, { ...input, version: basedOn })
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'conflict'
      const current = isConflict && (await readCurrentReview(shown, _id))
      if (current) setBasedOn(current.version ?? 1)
      throw error
    }
  }
  return { save, isStale }
}
