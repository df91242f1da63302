/** 128 random bits in hexadecimal: an id, or an idempotency key, with which several tries save only once. */
export function newId(): string {
  // `crypto.randomUUID` exists on HTTPS pages only.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
