import { storeFailureOf } from '../store/store-failure.ts'

/** The text of an error for the operator. When space runs out it names the setting of the folder. */
export function messageForOperator(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return storeFailureOf(error) === 'insufficient-storage' ? `There is no room for DATA_DIR: ${message}` : message
}
