/** What makes one of several tries to save the same thing: the server carries out only one of them. */
export function newIdempotencyKey(): string {
  // The browser offers its own random identifiers only on encrypted connections.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
