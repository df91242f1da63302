import * as z from 'zod/mini'

// Zod's JIT uses `eval`. Our content security policy forbids that and would report zod's probe as a violation.
z.config({ jitless: true })

/**
 * Browsers read two slashes, or a slash and a backslash, as the start of another site's URL. They ignore control
 * characters.
 */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u

/** Router state of the login page. */
const LoginState = z.object({
  /** The path that the user wanted. */
  wanted: z.string().check(z.regex(OWN_PATH)),
  /** Id of the action that the user wanted; see `takePendingAction`. */
  deed: z.optional(z.string()),
  /** Key of the scroll position of the wanted page; see `scrollKey`. */
  scrollKey: z.optional(z.string()),
})
export type LoginState = z.infer<typeof LoginState>

/** Reads a router state. It survives a reload, so it is checked like any input. */
export function readLoginState(state: unknown): LoginState | null {
  return LoginState.safeParse(state).data ?? null
}
