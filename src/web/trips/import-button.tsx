import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { trips } from '#messages/trips.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { textOfFailure } from '../api/call.ts'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/notify.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { saveNewTrip, type Owner } from './mutations.ts'

/** More than the largest trip that the server takes. */
const MAX_BYTES = 5_000_000

/** Takes a trip in that was once taken along as JSON, as a new one. */
export function ImportButton({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState('')
  const importing = useApiMutation({
    write: (file: File) => importFile(file, { queryClient, email }),
    onSuccess: (refused) => {
      setRefusal(refused ?? '')
      if (refused === null) notify('success', trips.imported)
    },
    onFailure: (error) => setRefusal(textOfFailure(error, trips.saveFailed)),
  })

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
          if (file) importing.mutate(file)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button look="quiet" icon="upload" onClick={() => input.current?.click()} isBusy={importing.isPending}>
        {trips.import}
      </Button>
      <p className="field-error" role="alert">
        {refusal}
      </p>
    </div>
  )
}

/** @returns why nothing was taken in, null once it was */
async function importFile(file: File, owner: Owner): Promise<string | null> {
  if (file.size > MAX_BYTES) return trips.importNoTrip
  const { importJson } = await import('./exchange/trip-json.ts')
  const imported = importJson(await file.text())
  if (imported.kind === 'refused') return imported.message
  // Another file after a failure is another trip.
  await saveNewTrip(owner, imported.trip, newIdempotencyKey())
  return null
}
