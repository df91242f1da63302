import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { trips } from '#messages/trips.ts'
import { newId } from '../../api/new-id.ts'
import { textOfFailure } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { saveNewTrip, type Owner } from './mutations.ts'

const UPLOAD = 'M12 15V4M7 8.500l5-5l5 5M4 20h16'

/** Larger than the largest trip that the server accepts. */
const MAX_FILE_BYTES = 5_000_000

/** Imports an exported JSON file as a new trip. */
export function ImportButton({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState('')
  const importing = useApiMutation({
    write: (file: File) => importFile(file, { queryClient, email }),
    onSuccess: (refused) => {
      setRefusal(refused ?? '')
      if (refused === null) notify('success', trips.imported, 'to-read')
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
          // Resets the input, so that the user can choose the same file again.
          currentTarget.value = ''
        }}
      />
      <Button look="quiet" icon={UPLOAD} onClick={() => input.current?.click()} isBusy={importing.isPending}>
        {trips.import}
      </Button>
      <p className="field-error" role="alert">
        {refusal}
      </p>
    </div>
  )
}

/** @returns the reason of a refusal, or null after the import */
async function importFile(file: File, owner: Owner): Promise<string | null> {
  if (file.size > MAX_FILE_BYTES) return trips.importNoTrip
  const { importJson } = await import('./exchange/trip-json.ts')
  const imported = importJson(await file.text())
  if (imported.kind === 'refused') return imported.message
  // A new key, because another file is another trip.
  await saveNewTrip(owner, imported.trip, newId())
  return null
}
