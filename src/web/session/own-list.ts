import type { ApiEndpoint, CallInput, ReplyFor } from '#contract/api.ts'
import { answeredHere } from '../api/answered-here.ts'
import { currentSession } from './session.ts'

/** Another device may change the list. */
export const STALE_AFTER_MS = 30_000

type OwnList<E extends ApiEndpoint> = {
  readonly email: string
  /** Reads what this device has stored of the list, for a time without a network. Null: nothing. */
  readonly readCopy: (userId: string) => Promise<ReplyFor<E> | null>
}

/** A list of the account that is signed in. */
export function getOwnList<E extends ApiEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { email, readCopy }: OwnList<E>,
): ReturnType<typeof answeredHere<E>> {
  const lookHere = async () => {
    const session = currentSession()
    return session.kind === 'guest' ? null : readCopy(session.user.id)
  }
  return answeredHere(endpoint, input, lookHere, {
    owner: email,
    staleTime: STALE_AFTER_MS,
    refetchOnWindowFocus: true,
    retryOnMount: true,
  })
}
