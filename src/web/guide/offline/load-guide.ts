import { createBrowserPorts } from './browser-device.ts'
import type { PackProgress } from './download-pack.ts'
import { PackFault, type PackFaultKind } from './pack-fault.ts'
import { storeGuide } from './store-guide.ts'

type Fault = { readonly kind: PackFaultKind | 'busy'; readonly url: string }

/**
 * Stores the guide in this browser, in one tab at a time.
 * @returns what it stopped at, or null when nothing is left to do
 * @throws the reason of the signal
 */
export async function loadGuide(
  signal: AbortSignal,
  wantsPhotos: boolean,
  onProgress: (progress: PackProgress) => void,
): Promise<Fault | null> {
  const fault: Fault | null = await navigator.locks.request(
    'guide on this device',
    { ifAvailable: true },
    async (lock) => {
      if (!lock) return { kind: 'busy', url: '' }
      try {
        const stored = await storeGuide(createBrowserPorts(signal), { signal, wantsPhotos, onProgress })
        return stored.kind === 'damaged' ? (stored.faults[0] ?? null) : null
      } catch (error) {
        if (error instanceof PackFault) return error
        throw error
      }
    },
  )
  return fault
}
