import { ApiError } from './call.ts'

/** No answer, or none of the server's: a proxy, or a network that asks for a login, may have spoken instead. */
export function isWithoutAnswer(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'TimeoutError'
  return error instanceof ApiError && ['network', 'timeout', 'internal', 'unavailable'].includes(error.code)
}
