import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { SharedTrip } from '#contract/trip/shared-trip.ts'
import { sharedTrip as messages } from '#messages/trip-people.ts'
import { useSession } from '../../session/session.ts'
import { useLoginDialog } from '../../session/use-login-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { copySharedTrip } from './copy-shared-trip.ts'

export type OpenLink = { readonly token: string; readonly passcode: string | null }

/** A traveller gets a copy at once. A guest is asked to log in, and gets it then. */
export function TakeAlongShared({ link, trip }: { link: OpenLink; trip: SharedTrip }) {
  const session = useSession()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { dialog, ask } = useLoginDialog({ kind: 'take-shared', title: trip.title, ...link })
  const taking = useApiMutation({
    write: (email: string, idempotencyKey) => copySharedTrip({ queryClient, email }, trip, idempotencyKey),
    success: messages.taken,
    failure: messages.takeFailed,
    onSuccess: ({ _id }) => navigate(paths.trip(_id)),
  })
  const take = () => (session.kind === 'signed-in' ? taking.mutate(session.user.email) : ask())
  return (
    <>
      <Button icon={pageIcons.plus} onClick={take} isBusy={taking.isPending}>
        {messages.take}
      </Button>
      {session.kind === 'guest' && dialog}
    </>
  )
}
