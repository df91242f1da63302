import { clientFailures } from '#messages/ui.ts'
import { ApiError } from '../api/call.ts'

/** Says below a form that nothing answered, while the toast of the failure goes. What was typed stays. */
export function NoAnswerNote({ failure }: { failure: Error | null }) {
  const isUnanswered = failure instanceof ApiError && failure.code === 'network'
  return <p role="status">{isUnanswered && clientFailures.network}</p>
}
