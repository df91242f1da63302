/**
 * Time for which a test waits for an expected change. Vitest gives up after a second, which is short on a busy machine.
 * `expect.poll` waits for so long by itself, `vi.waitFor` when it is told.
 */
export const PATIENCE = { timeout: 30_000, interval: 20 } as const
