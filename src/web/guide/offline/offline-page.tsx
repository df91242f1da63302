import { useQuery } from '@tanstack/react-query'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { offline as messages } from '#messages/offline.ts'
import { site } from '#messages/shell.ts'
import { useCity } from '../../city/use-city.ts'
import { usePageHead } from '../../document/head.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { GuideHereView } from './guide-here.tsx'
import { MissingPage } from './missing-page.tsx'
import { guideHere } from './queries.ts'
import { RehearsalSection } from './rehearsal-section.tsx'
import { WaitingList } from './waiting-list.tsx'
import './offline.css'

export function OfflinePage() {
  const { name: city } = useCity()
  const title = fill(messages.title, { city })
  const description = fill(messages.description, { city })
  usePageHead({ title: fill(site.titled, { page: title }), description, path: paths.offline, isUnlisted: true })
  const { data, isError, refetch } = useQuery(guideHere())
  const session = useSession()
  return (
    <div className="offline-page">
      <header className="category-head">
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      <MissingPage />
      {isError && <p role="alert">{messages.unexpected}</p>}
      {!data && !isError && <p role="status">{messages.looking}</p>}
      {data?.kind === 'unsupported' && <p role="status">{messages.unsupported}</p>}
      {data?.kind === 'known' && (
        <GuideHereView stored={data.stored} current={data.current} wantsPhotos={data.wantsPhotos} />
      )}
      {data?.kind === 'known' && data.stored.kind === 'ready' && session.kind === 'signed-in' && (
        <RehearsalSection user={session.user} edition={data.stored.pack.edition} />
      )}
      {(isError || data?.kind === 'known') && (
        <p>
          <Button look="quiet" onClick={() => void refetch()}>
            {messages.checkAgain}
          </Button>
        </p>
      )}
      {session.kind === 'signed-in' && <WaitingList user={session.user} />}
      <p className="offline-note">{messages.notInIt}</p>
      <p className="offline-note">{messages.safari}</p>
    </div>
  )
}
