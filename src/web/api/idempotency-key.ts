/** Several tries with the same key save only once. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` exists on HTTPS pages only.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
