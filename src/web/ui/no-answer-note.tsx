import { clientFailures } from '#messages/ui.ts'
import { ApiError } from '../api/call.ts'

/** Shows below a form that nothing answered, after the toast of the failure disappears. Typed text stays. */
export function NoAnswerNote({ failure }: { failure: Error | null }) {
  const isUnanswered = failure instanceof ApiError && failure.code === 'network'
  return <p role="status">{isUnanswered && clientFailures.network}</p>
}
