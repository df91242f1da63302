import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { offline as messages } from '#messages/offline.ts'
import { site } from '#messages/shell.ts'
import { onNetworkChange } from '../../api/network.ts'
import { useCity } from '../../city/use-city.ts'
import { usePageHead } from '../../document/head.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { GuideHereView } from './guide-here.tsx'
import { getApplePlace, IphoneSection } from './iphone-section.tsx'
import { MissingPage } from './missing-page.tsx'
import { guideHere, guideOffer, networkCheck } from './queries.ts'
import { RehearsalSection } from './rehearsal-section.tsx'
import { WaitingList } from './waiting-list.tsx'
import './offline.css'

export function OfflinePage() {
  const { name: city } = useCity()
  const title = fill(messages.title, { city })
  const description = fill(messages.description, { city })
  usePageHead({ title: fill(site.titled, { page: title }), description, path: paths.offline, isUnlisted: true })
  const { data, isError, refetch } = useQuery(guideHere())
  const { data: offer, refetch: askAgain } = useOffer()
  const session = useSession()
  const place = useIsHydrated() ? getApplePlace() : null
  return (
    <div className="offline-page">
      <header className="category-head">
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      <MissingPage isReachable={offer?.isReachable === true} />
      {place === 'tab' && <IphoneSection />}
      {isError && <p role="alert">{messages.unexpected}</p>}
      {!data && !isError && (
        <p role="status" className="offline-looking">
          {messages.looking}
        </p>
      )}
      {data?.kind === 'unsupported' && <p role="status">{messages.unsupported}</p>}
      {data?.kind === 'known' && <GuideHereView stored={data.stored} offer={offer} wantsPhotos={data.wantsPhotos} />}
      {data?.kind === 'known' && data.stored.kind === 'ready' && session.kind === 'signed-in' && (
        <RehearsalSection user={session.user} edition={data.stored.pack.edition} />
      )}
      {(isError || data?.kind === 'known') && (
        <p>
          <Button
            look="quiet"
            onClick={() => {
              void refetch()
              void askAgain()
            }}
          >
            {messages.checkAgain}
          </Button>
        </p>
      )}
      {session.kind === 'signed-in' && <WaitingList user={session.user} />}
      <p className="offline-note">{messages.notInIt}</p>
      {place === null && <IphoneSection />}
    </div>
  )
}

/** The offer of the server, requested again when the network appears or disappears. */
function useOffer() {
  const queryClient = useQueryClient()
  useQuery(networkCheck())
  useEffect(
    () => onNetworkChange(() => void queryClient.invalidateQueries(guideOffer(), { cancelRefetch: false })),
    [queryClient],
  )
  return useQuery(guideOffer())
}
