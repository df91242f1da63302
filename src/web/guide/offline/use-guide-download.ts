import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PackProgress } from './download-pack.ts'
import type { PackFaultKind } from './pack-fault.ts'
import { guideHere } from './queries.ts'

type Fault = { readonly kind: PackFaultKind | 'busy' | 'unexpected'; readonly url: string }

export type GuideDownload =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: PackProgress }
  | { readonly kind: 'paused' }
  | { readonly kind: 'failed'; readonly fault: Fault }

const NOTHING_YET: PackProgress = { bytes: 0, entries: 0 }

/** Loads the guide at a press, and stops at another one. `guideHere` shows the stored guide. */
export function useGuideDownload() {
  const queryClient = useQueryClient()
  const [download, setDownload] = useState<GuideDownload>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  // Leaving the page stops the download, because no page shows its progress then. Received files stay on the device.
  useEffect(() => () => running.current?.abort(), [])
  const start = async (wantsPhotos: boolean) => {
    const controller = new AbortController()
    running.current = controller
    setDownload({ kind: 'running', progress: NOTHING_YET })
    try {
      const { loadGuide } = await import('./load-guide.ts')
      const fault = await loadGuide(controller.signal, wantsPhotos, (progress) =>
        setDownload({ kind: 'running', progress }),
      )
      setDownload(fault ? { kind: 'failed', fault } : { kind: 'idle' })
    } catch (error) {
      if (controller.signal.aborted) setDownload({ kind: 'paused' })
      else {
        console.warn('The guide could not be stored.', error)
        setDownload({ kind: 'failed', fault: { kind: 'unexpected', url: '' } })
      }
    }
    await queryClient.invalidateQueries(guideHere())
  }
  const remove = async () => {
    const { removeGuide } = await import('./browser-device.ts')
    await removeGuide()
    setDownload({ kind: 'idle' })
    await queryClient.invalidateQueries(guideHere())
  }
  return { download, start, pause: () => running.current?.abort(), remove }
}
