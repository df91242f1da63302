import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewTripLink, TripLink, TripLinkChange } from '#contract/trip/trip-links.ts'
import { shareTrip as messages } from '#messages/trip-people.ts'
import { notify } from '../../ui/notify.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { changeLink, endLinks, makeLink, type MadeLink } from './mutations.ts'
import { getLinks } from './queries.ts'

export type Links = ReturnType<typeof useLinks>

/** `ofAll`: of all trips, not of this one alone. */
type NewLink = NewTripLink & { readonly ofAll?: boolean }

type Subject = { email: string; tripId: string; isOpen: boolean }

/** The links of a trip and those to all trips, and what one does with them. */
export function useLinks({ email, tripId, isOpen }: Subject) {
  const queryClient = useQueryClient()
  const owner = { queryClient, email }
  const { data, isError, refetch } = useQuery({ ...getLinks(email), enabled: isOpen })
  const all = data?.links ?? []
  /** Those that this page has made: nobody else knows their tokens. */
  const [made, setMade] = useState<readonly MadeLink[]>([])
  const making = useApiMutation({
    write: ({ ofAll = false, ...body }: NewLink) => makeLink(owner, ofAll ? null : tripId, body),
    failure: messages.makeFailed,
    onSuccess: (link) => setMade((others) => [link, ...others]),
  })
  const changing = useApiMutation({
    write: ({ id, ...change }: TripLinkChange & { id: string }) => changeLink(owner, id, change),
    failure: messages.changeFailed,
  })
  const ending = useApiMutation({
    write: (ended: readonly TripLink[]) =>
      endLinks(
        owner,
        ended.map(({ id }) => id),
      ),
    onSuccess: (_done, ended) => notify('success', ended.length > 1 ? messages.endedAll : messages.ended, 'to-read'),
    failure: messages.endFailed,
  })
  /** The present link, or a new one. Null: it could not be made, and a message has reported it. */
  const getOrMake = async (standing: MadeLink | null, wanted: NewLink): Promise<MadeLink | null> => {
    if (standing) return standing
    const attempt = await making.attempt(wanted)
    return attempt.kind === 'succeeded' ? attempt.result : null
  }
  return {
    shown: all.filter((link) => link.tripId === tripId || link.tripId === null),
    isKnown: data !== undefined,
    isFailed: isError,
    retry: () => void refetch(),
    areOff: data?.areLinksOff === true,
    isMaking: making.isPending,
    getOrMake,
    changing,
    ending,
    /** The newest link of a kind that this page has made, if nobody has ended it. */
    findMade: (isWanted: (link: TripLink) => boolean) => {
      const found = made.find(({ link }) => isWanted(link) && all.some(({ id }) => id === link.id))
      return found ? { ...found, link: all.find(({ id }) => id === found.link.id) ?? found.link } : null
    },
  }
}
