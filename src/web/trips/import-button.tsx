import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { trips } from '#messages/trips.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { textOfFailure } from '../api/call.ts'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/notify.ts'
import { saveNewTrip } from './mutations.ts'

/** More than the largest trip that the server takes. */
const MAX_BYTES = 5_000_000

/** Takes a trip in that was once taken along as JSON, as a new one. */
export function ImportButton({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState('')

  const take = async (file: File) => {
    setIsBusy(true)
    try {
      const refused = await importFile(file)
      setRefusal(refused ?? '')
    } catch (error) {
      setRefusal(textOfFailure(error, trips.saveFailed))
    } finally {
      setIsBusy(false)
    }
  }
  /** @returns why nothing was taken in */
  const importFile = async (file: File): Promise<string | null> => {
    if (file.size > MAX_BYTES) return trips.importNoTrip
    const { importJson } = await import('./exchange/trip-json.ts')
    const imported = importJson(await file.text())
    if (imported.kind === 'refused') return imported.message
    await saveNewTrip({ queryClient, email }, imported.trip, newIdempotencyKey())
    notify('success', trips.imported)
    return null
  }

  return (
    <div className="import-trip">
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={trips.import}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file may be chosen again.
          if (file) void take(file).finally(() => input.current && (input.current.value = ''))
        }}
      />
      <Button look="quiet" icon="upload" onClick={() => input.current?.click()} isBusy={isBusy}>
        {trips.import}
      </Button>
      <p className="field-error" role="alert">
        {refusal}
      </p>
    </div>
  )
}
