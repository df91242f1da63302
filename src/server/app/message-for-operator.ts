import { storeFailureOf } from '../store/store-failure.ts'

/** An error as the operator reads it; one about space names the folder that needs it. */
export function messageForOperator(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return storeFailureOf(error) === 'insufficient-storage' ? `There is no room for DATA_DIR: ${message}` : message
}
