import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { language } from '#messages/language.ts'
import { DriverCard } from '../../guide/driver/driver-card.tsx'
import { placeNames } from '../../guide/driver/queries.ts'
import { usePlanner, type DrivenStop } from './planner-context.ts'

type StopForDriverProps = {
  /** Null: no stop was shown yet. */
  riding: { readonly stop: DrivenStop; readonly isOpen: boolean } | null
  onClose: () => void
}

/** The names come with the tools of the board, so that a stop can be shown where there is no network. */
export function StopForDriver({ riding, onClose }: StopForDriverProps) {
  const { placeFor } = usePlanner()
  const queryClient = useQueryClient()
  useEffect(() => void queryClient.prefetchQuery(placeNames()), [queryClient])
  if (!riding) return null
  const { name, place: slug } = riding.stop
  const place = placeFor(slug)
  const known = [{ lang: language.code, name: place?.name ?? name, locality: place?.locality ?? null }]
  return <DriverCard to={{ slug: place?.slug ?? null, known }} isOpen={riding.isOpen} onClose={onClose} />
}
