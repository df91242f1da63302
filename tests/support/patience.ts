/** How long a test waits for what will happen. Vitest gives up after a second, which is short on a busy machine. */
export const PATIENCE = { timeout: 30_000, interval: 20 } as const
