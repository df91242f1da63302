import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { clientFailures } from '#messages/ui.ts'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { notify } from '../../ui/notify.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { placeNames } from './queries.ts'
import type { Whereabouts } from './use-driver-lines.ts'

type DriverButtonProps = { to: Whereabouts; className: string; children: ReactNode }

const card = lazyWithPreload(async () => (await import('./driver-card.tsx')).DriverCard)

/**
 * Opens the card for the driver. Its code and its names come when the page is idle, as there may be no network where a
 * rickshaw stops.
 */
export function DriverButton({ to, className, children }: DriverButtonProps) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const queryClient = useQueryClient()
  useEffect(
    () =>
      whenIdle(() => {
        // A press reports the failure.
        void card.load().catch(() => undefined)
        void queryClient.prefetchQuery(placeNames())
      }),
    [queryClient],
  )
  const open = async () => {
    try {
      await card.load()
      setState('open')
    } catch {
      notify('error', clientFailures.network, 'top-right')
    }
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void open()}>
        {children}
      </button>
      {state !== 'unopened' && (
        <card.Lazy placeholder={null} props={{ to, isOpen: state === 'open', onClose: () => setState('closed') }} />
      )}
    </>
  )
}
