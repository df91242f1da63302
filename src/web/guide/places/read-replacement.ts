import type { FailureReply } from '#contract/api/failure.ts'
import { ApiError } from '../../api/call.ts'

export type Replacement = Pick<FailureReply, 'replacedBy'>

/**
 * The replacement of a retired place that a failed query names; null for other failures. On the server the failure
 * itself has the fields that the browser reads in the reply.
 */
export function readReplacement(error: Error | null): Replacement | null {
  if (error instanceof ApiError) return error.code === 'gone' ? error.reply : null
  return error !== null && isRetired(error) ? error : null
}

function isRetired(error: Error): error is Error & Replacement {
  return 'code' in error && error.code === 'gone'
}
