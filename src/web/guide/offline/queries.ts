import { queryOptions } from '@tanstack/react-query'
import type { CurrentPack } from '#contract/city/pack.ts'
import { CHECK_INTERVAL_MS, checkNetwork, reportNetwork } from '../../api/network.ts'
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

/** The guide on this device. */
export type GuideHere =
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'known'; readonly stored: StoredGuide; readonly wantsPhotos: boolean }

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
      const { readPhotoChoice } = await import('./stored-pack.ts')
      const ports = createBrowserPorts(signal)
      const [stored, wantsPhotos] = await Promise.all([checkGuide(ports, signal), readPhotoChoice(caches)])
      return { kind: 'known', stored, wantsPhotos }
    },
  })

/** Detects while the page is visible that the network is not available. Browsers do not report it. */
export const networkCheck = () =>
  queryOptions({
    queryKey: ['network'],
    staleTime: 0,
    gcTime: 0,
    refetchInterval: CHECK_INTERVAL_MS,
    queryFn: checkNetwork,
  })

/** The last answer of the server about the guide that it offers. Null: it has not answered yet. */
export type GuideOffer = { readonly current: CurrentPack | null; readonly isReachable: boolean }

export const guideOffer = () =>
  queryOptions<GuideOffer>({
    queryKey: ['guide of the server'],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal, client, queryKey }) => {
      const [{ createBrowserPorts }, { PackFault }] = await Promise.all([
        import('./browser-device.ts'),
        import('./pack-fault.ts'),
      ])
      try {
        const current = await createBrowserPorts(signal).readCurrent()
        reportNetwork(true)
        return { current, isReachable: true }
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof PackFault)) throw error
        // A server that refuses is available. Another answer in its place may be the login page of a network.
        reportNetwork(error.kind === 'refused')
        return { current: client.getQueryData<GuideOffer>(queryKey)?.current ?? null, isReachable: false }
      }
    },
  })
