import { queryOptions } from '@tanstack/react-query'
import type { CurrentPack } from '#contract/city/pack.ts'
import type { StoredGuide } from './store-guide.ts'

/** The guide on this device, and what the server offers. Null: the server cannot be reached. */
export type GuideHere =
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'known'; readonly stored: StoredGuide; readonly current: CurrentPack | null }

/** Reads back all that is stored, each time. */
export const guideHere = () =>
  queryOptions<GuideHere>({
    queryKey: ['guide on this device'],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { canStoreGuide, createBrowserPorts } = await import('./browser-device.ts')
      if (!canStoreGuide()) return { kind: 'unsupported' }
      const { checkGuide } = await import('./store-guide.ts')
      const ports = createBrowserPorts(signal)
      const [stored, current] = await Promise.all([
        checkGuide(ports, signal),
        // A server that is away is no failure of what is stored.
        ports.readCurrent().catch(() => null),
      ])
      return { kind: 'known', stored, current }
    },
  })
