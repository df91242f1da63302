import { useQuery } from '@tanstack/react-query'
import { canEditContent, canModerate } from '#contract/api/permissions.ts'
import { waiting as messages } from '#messages/admin.ts'
import { desk } from '#messages/desk.ts'
import { useFormats } from '../city/use-formats.ts'
import { useSession } from '../session/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { adminPath } from './admin-url.ts'
import { deskTabs } from './desk/desk-kinds.ts'
import { importsUrl, newEntryUrl } from './desk/desk-url.ts'
import { placeKind } from './desk/place-kind.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { waitingReports, waitingWork } from './use-waiting.tsx'

/** The waiting work, in the order of harm. */
export function StartTab() {
  const session = useSession()
  if (session.kind === 'guest') return null
  const isEditor = canEditContent(session.user)
  return (
    <>
      {isEditor && (
        <p className="start-actions">
          <ButtonLink to={newEntryUrl(placeKind)}>{desk.kinds.place.newEntry}</ButtonLink>
          <ButtonLink look="quiet" to={importsUrl()}>
            {messages.importFile}
          </ButtonLink>
        </p>
      )}
      <p className="admin-hint">{messages.hint}</p>
      {canModerate(session.user) && <Reports />}
      {isEditor && <Work />}
    </>
  )
}

function Reports() {
  const { data, isPending, refetch } = useQuery(waitingReports())
  if (isPending) return <ListSkeleton />
  if (!data) return <LoadFailure title={messages.failed} onRetry={() => void refetch()} />
  const { reported, appealed } = data.waiting
  const url = adminPath('moderation')
  return (
    <ul className="admin-list waiting-list">
      <Row count={reported} text={messages.reported} url={url} />
      <Row count={appealed} text={messages.appealed} url={url} />
    </ul>
  )
}

function Work() {
  const { data, isPending, refetch } = useQuery(waitingWork())
  if (isPending) return <ListSkeleton />
  if (!data) return <LoadFailure title={messages.failed} onRetry={() => void refetch()} />
  const { suggestions, places, links, drafts } = data.waiting
  return (
    <ul className="admin-list waiting-list">
      <Row count={suggestions} text={messages.suggestions} url={adminPath('suggestions')} />
      <Row count={places} text={messages.places} url={adminPath('freshness')} />
      <Row count={links} text={messages.links} url={adminPath('freshness')} />
      {deskTabs.map((tab) => (
        <Row key={tab} count={drafts[tab]} text={messages.drafts[tab]} url={adminPath(tab, { state: 'draft' })} />
      ))}
    </ul>
  )
}

type RowProps = { count: number; text: { readonly one?: string; readonly other: string }; url: string }

function Row({ count, text, url }: RowProps) {
  const formats = useFormats()
  return (
    <li>
      <Link to={url} className="waiting-row" data-empty={count === 0 || undefined}>
        <strong>{formats.number(count)}</strong>
        <span>{formats.plural(text, count)}</span>
        <span aria-hidden="true" className="waiting-look">
          {messages.look}
        </span>
      </Link>
    </li>
  )
}
