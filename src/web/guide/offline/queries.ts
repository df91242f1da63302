import { queryOptions } from '@tanstack/react-query'
import type { CurrentPack } from '#contract/city/pack.ts'
import { readWaitingEdits } from '../../session/waiting-edits.ts'
import type { StoredGuide } from './store-guide.ts'

/** Trips whose edits the server does not have. Their actions are read at the same time. */
export const waitingTrips = (userId: string) =>
  queryOptions({
    queryKey: ['trips that wait', userId],
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 5_000,
    queryFn: async () => {
      const { readWaiting } = await import('../../session/queue-action.ts')
      await readWaiting()
      return (await readWaitingEdits(userId)).map(({ _id: id, title }) => ({ id, title }))
    },
  })

/** The guide on this device, and what the server offers. Null: the server cannot be reached. */
export type GuideHere =
  | { readonly kind: 'unsupported' }
  | {
      readonly kind: 'known'
      readonly stored: StoredGuide
      readonly current: CurrentPack | null
      readonly wantsPhotos: boolean
    }

/** Reads back all that is stored, each time. */
export const guideHere = () =>
  queryOptions<GuideHere>({
    queryKey: ['guide on this device'],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { canStoreGuide, createBrowserPorts } = await import('./browser-device.ts')
      if (!(await canStoreGuide())) return { kind: 'unsupported' }
      const { checkGuide } = await import('./store-guide.ts')
      const ports = createBrowserPorts(signal)
      const { readPhotoChoice } = await import('./stored-pack.ts')
      const [stored, current, wantsPhotos] = await Promise.all([
        checkGuide(ports, signal),
        // A server that is away is no failure of what is stored.
        ports.readCurrent().catch(() => null),
        readPhotoChoice(caches),
      ])
      return { kind: 'known', stored, current, wantsPhotos }
    },
  })
