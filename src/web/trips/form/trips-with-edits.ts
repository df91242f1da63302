import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { User } from '#contract/account/auth.ts'
import { readWaitingEdits, withWaitingEdits } from '../../session/waiting-edits.ts'
import { getTrips } from './own-trips.ts'

/** Interval at which the device is asked for edits that still wait, in ms. */
const READ_AGAIN_MS = 5_000

/** The edits of trips that wait on this device. They are read anew with each screen: the plan may have changed since. */
export const waitingEdits = (userId: string) =>
  queryOptions({
    queryKey: ['edits that wait', userId],
    staleTime: 0,
    queryFn: () => readWaitingEdits(userId),
    // An edit that was sent would otherwise hide later changes of other devices.
    refetchInterval: ({ state }) => (state.data?.length ? READ_AGAIN_MS : false),
  })

/**
 * The trips of a traveller for screens that show them, with the edits that wait. Code that saves a trip begins with the
 * trip of the server instead. Undefined: not read yet, or nobody answers.
 */
export function useTripsWithEdits({ id, email }: User, options = getTrips(email)) {
  const { data, ...query } = useQuery(options)
  const { data: edited } = useQuery(waitingEdits(id))
  const trips = useMemo(() => data && edited && withWaitingEdits(data.trips, edited), [data, edited])
  return { ...query, trips }
}
