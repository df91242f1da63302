import { actions } from '#messages/ui.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { discardLetter, sendLetter } from '#contract/admin/letters.endpoints.ts'
import type { DeskLetter } from '#contract/admin/letters.ts'
import { fill } from '#contract/messages/format.ts'
import { admin, letters as messages } from '#messages/admin.ts'
import { callOverHttp } from '../api/call.ts'
import { useFormats } from '../city/use-formats.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { focusContent } from '../ui/take-focus.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { adminPath } from './admin-url.ts'
import { letterList, letterFor } from './queries.ts'
import { useReauthentication } from './use-reauthentication.tsx'

type SendLetterProps = { letter: DeskLetter; isOpen: boolean; onClose: () => void; onSending: () => void }

/** Asks once more, with the number of people, before an issue is sent. */
export function SendLetter({ letter, isOpen, onClose, onSending }: SendLetterProps) {
  const { _id: id, title, version } = letter
  const formats = useFormats()
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...letterList(), enabled: isOpen })
  const { withReauthentication, dialog } = useReauthentication(admin.askAgainMany)
  const { mutate, isPending } = useApiMutation({
    write: () => withReauthentication(() => callOverHttp(sendLetter, { params: { id }, body: { version } })),
    onSuccess: (reply) => {
      queryClient.setQueryData(letterFor(id).queryKey, reply)
      onSending()
    },
    onFailure: onClose,
    failure: actions.failed,
    place: 'top-right',
  })
  return (
    <>
      <Dialog title={fill(messages.sendTitle, { title })} isOpen={isOpen} onClose={onClose} className="dialog-card">
        {data && <p>{formats.plural(messages.sendText, data.subscribers)}</p>}
        <div className="dialog-actions">
          <Button look="quiet" onClick={onClose}>
            {actions.cancel}
          </Button>
          {data && (
            <Button isBusy={isPending} onClick={mutate}>
              {formats.plural(messages.sendNow, data.subscribers)}
            </Button>
          )}
        </div>
      </Dialog>
      {dialog}
    </>
  )
}

/** Deletes a draft together with unsaved text. The question warns about that. */
export function DiscardLetter({ id, onDiscarding }: { id: string; onDiscarding: () => void }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { withReauthentication, dialog } = useReauthentication()
  const { mutate, isPending } = useApiMutation({
    write: () => withReauthentication(() => callOverHttp(discardLetter, { params: { id } })),
    onSuccess: () => {
      onDiscarding()
      queryClient.removeQueries(letterFor(id))
      const navigation = navigate(adminPath('letters'), { replace: true })
      focusContent()
      return navigation
    },
    success: messages.discarded,
    failure: actions.failed,
    place: 'top-right',
  })
  return (
    <>
      <Button look="danger" isBusy={isPending} onClick={() => confirm(messages.discardQuestion) && mutate()}>
        {admin.discardDraft}
      </Button>
      {dialog}
    </>
  )
}
