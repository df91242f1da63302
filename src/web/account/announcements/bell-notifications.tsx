import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { ownModeration as messages } from '#messages/reviews.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { noticeText } from '../../reviews/moderation/notification-text.ts'
import { moderationNotifications } from '../../reviews/moderation/queries.ts'
import { Link } from '../../ui/link.tsx'
import { writeInstant } from '#contract/text/date-format.ts'

/**
 * Maximum number of notifications, the newest first. The page of reviews has all that concern the user's own reviews.
 */
const SHOWN = 5

/** Decisions about the user's reviews and reports, above the announcements. Nothing without a decision. */
export function BellNotifications({ owner, onFollow }: { owner: string; onFollow: () => void }) {
  const { data } = useQuery(moderationNotifications(owner))
  const formats = useFormats()
  const { timeZone } = useCity()
  if (!data || data.notices.length === 0) return null
  return (
    <section className="bell-notices" aria-label={messages.bell}>
      <ul>
        {data.notices.slice(0, SHOWN).map((notice) => (
          <li key={notice._id} className="bell-item">
            <p dir="auto">{noticeText(notice)}</p>
            <time dateTime={notice.at}>{writeInstant(notice.at, timeZone, formats)}</time>
            {notice.kind === 'removed' && (
              <Link to={paths.reviews} onClick={onFollow}>
                {messages.see}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
