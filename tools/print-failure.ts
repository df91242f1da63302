import { messageForOperator } from '#server/app/message-for-operator.ts'
import type { Config } from '#server/platform/config/config.ts'

/**
 * Ends an operator's command that failed: with one sentence and the exit status 1.
 * @param config null when the failure came before it was read
 */
export function printFailure(error: unknown, config: Config | null): void {
  const message = error instanceof Error && error.message !== '' ? error.message : String(error)
  console.error(messageForOperator(error, config) ?? message)
  process.exitCode = 1
}
