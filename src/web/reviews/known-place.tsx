import { useEffect, useRef, type ReactNode } from 'react'
import { reviewForm as messages } from '#messages/reviews.ts'
import { getLandmark, type ReviewDraft } from './review-draft.ts'

type KnownPlaceProps = {
  draft: ReviewDraft
  /** True if a field inside has to be corrected. */
  hasError: boolean
  /** The fields of the place. */
  children: ReactNode
}

/** Says which place a review is about. Its fields are folded, since the guide knows what they ask. */
export function KnownPlace({ draft, hasError, children }: KnownPlaceProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (hasError && fold.current) fold.current.open = true
  }, [hasError])
  return (
    <details className="known-place" ref={fold}>
      <summary>
        <span className="known-place-name">{draft.placeName}</span>
        <span className="known-place-landmark">{getLandmark(draft)}</span>
        <span className="known-place-change">{messages.changePlace}</span>
      </summary>
      <div className="known-place-fields">{children}</div>
    </details>
  )
}
