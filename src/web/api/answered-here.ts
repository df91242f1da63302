import { queryOptions } from '@tanstack/react-query'
import type { ApiEndpoint, CallInput, ReplyFor } from '#contract/api.ts'
import { callOverHttp } from './call.ts'
import { query } from './query-client.ts'
import { isWithoutAnswer } from './without-answer.ts'

/** Time that the network may take before the device answers, in ms. */
const MAX_WAIT_MS = 3_000

/**
 * A query that a device with a stored guide answers itself when the server does not.
 * @param lookHere null: it cannot answer either
 */
export function answeredHere<E extends ApiEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  lookHere: () => Promise<ReplyFor<E> | null>,
  policy: Parameters<typeof query>[2] = {},
) {
  const { owner: _owner, ...times } = policy
  const { queryKey } = query(endpoint, input, policy)
  const options = { ...times, queryKey, meta: { endpoint, input } }
  // The server answers its own pages without HTTP, as its client does by itself.
  if (import.meta.env.SSR) return queryOptions<ReplyFor<E>>(options)
  return queryOptions<ReplyFor<E>>({
    ...options,
    queryFn: async ({ signal }) => {
      // Only a device with a stored guide has a worker.
      if (!navigator.serviceWorker?.controller) return callOverHttp(endpoint, input, { signal })
      const limited = AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)])
      try {
        return await callOverHttp(endpoint, input, { signal: limited })
      } catch (error) {
        signal.throwIfAborted()
        const here = isWithoutAnswer(error) ? await lookHere() : null
        if (here === null) throw error
        return here
      }
    },
  })
}
