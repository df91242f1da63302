import type { FailureReply } from '#contract/api/failure.ts'
import { ApiError } from '../../api/call.ts'

export type Gone = Pick<FailureReply, 'replacedBy'>

/**
 * What a failed query says of a retired place; null for other failures. On the server the failure itself has the fields
 * that the browser reads in the reply.
 */
export function readGone(error: Error | null): Gone | null {
  if (error instanceof ApiError) return error.code === 'gone' ? error.reply : null
  return error !== null && isGone(error) ? error : null
}

function isGone(error: Error): error is Error & Gone {
  return 'code' in error && error.code === 'gone'
}
