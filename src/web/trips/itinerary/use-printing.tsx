import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Trip } from '#contract/trip/trips.ts'
import { trips } from '#messages/trips.ts'
import { notify } from '../../ui/notify.ts'
import { withResolvers } from '../../api/with-resolvers.ts'
import { note } from '../../analytics/noted.ts'
import type { PrintSheetProps } from './print-sheet.tsx'
import { planning } from './queries.ts'

/** A map that does not come must not keep the traveller from printing. */
const MAX_WAIT_MS = 5_000

type Printing = {
  /** The page for paper, which the screen hides. */
  readonly sheet: ReactNode
  readonly print: (trip: Trip, known?: Omit<PrintSheetProps, 'trip' | 'guide'>) => Promise<void>
}

/** Prints a trip. The code and the data of the sheet load with the first press. */
export function usePrinting(): Printing {
  const queryClient = useQueryClient()
  const [sheet, setSheet] = useState<{ Sheet: ComponentType<PrintSheetProps>; props: PrintSheetProps } | null>(null)
  const print = useCallback(
    async (trip: Trip, known: Omit<PrintSheetProps, 'trip' | 'guide'> = {}) => {
      try {
        const [{ PrintSheet }, guide] = await Promise.all([
          import('./print-sheet.tsx'),
          queryClient.ensureQueryData(planning()),
        ])
        flushSync(() => setSheet({ Sheet: PrintSheet, props: { trip, guide, ...known } }))
      } catch {
        return notify('error', trips.printFailed, 'to-read')
      }
      await waitForMaps()
      addEventListener('afterprint', () => setSheet(null), { once: true })
      note('export', 'print')
      return globalThis.print()
    },
    [queryClient],
  )
  return { sheet: sheet && <sheet.Sheet {...sheet.props} />, print }
}

/** A browser prints only loaded pictures: a picture that is still loading would be left out. */
async function waitForMaps(): Promise<void> {
  const maps = [...document.querySelectorAll<HTMLImageElement>('.print-sheet img')]
  const { promise: timeout, resolve } = withResolvers<void>()
  const timer = setTimeout(resolve, MAX_WAIT_MS)
  await Promise.race([Promise.allSettled(maps.map((map) => map.decode())), timeout])
  clearTimeout(timer)
}
