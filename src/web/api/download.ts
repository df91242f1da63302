import type { ApiEndpoint, CallInput } from '#contract/api.ts'
import { clientFailures } from '#messages/ui.ts'
import { ApiError, readReply, send } from './call.ts'

/**
 * Calls an endpoint whose reply is a file.
 * @throws ApiError if the call failed, or if the connection broke before the end of the file
 */
export async function downloadOverHttp<E extends ApiEndpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  const answer = await send(endpoint, input)
  if (!answer.response.ok) await readReply(endpoint, answer)
  return answer.response.blob().catch(() => {
    throw new ApiError('network', clientFailures.network)
  })
}
