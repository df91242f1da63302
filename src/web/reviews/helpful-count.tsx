import { isAuthor } from '#contract/api/permissions.ts'
import type { Review } from '#contract/review/reviews.ts'
import { helpfulButton as messages } from '#messages/reviews.ts'
import { useFormats } from '../city/use-formats.ts'
import { useSession } from '../session/session.ts'
import { laterPart } from '../ui/later-part.tsx'

/** Guests do not load it. */
const HelpfulVote = laterPart(async () => (await import('./helpful-vote.tsx')).HelpfulVote)

/** Number of travellers who found a review helpful, and the button for travellers who may vote. */
export function HelpfulCount({ review }: { review: Review }) {
  const session = useSession()
  const formats = useFormats()
  const { helpfulCount = 0 } = review
  const user = session.kind === 'signed-in' && !isAuthor(session.user, review) ? session.user : null
  return (
    <>
      {helpfulCount > 0 && <p className="helpful-count">{formats.plural(messages.count, helpfulCount)}</p>}
      {user && <HelpfulVote review={review} user={user} />}
    </>
  )
}
