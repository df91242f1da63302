import * as z from 'zod/mini'

export const SecondFactorKind = z.enum(['totp', 'passkey', 'recovery-code'])
export type SecondFactorKind = z.infer<typeof SecondFactorKind>

/** A login whose password was right. The ticket stands for it until the second factor is there. */
export const PendingLogin = z.object({ ticket: z.string(), kinds: z.array(SecondFactorKind) })
export type PendingLogin = z.infer<typeof PendingLogin>
