import { askForPasskey, logInWithPasskey as logIn } from '#contract/account/second-factor.endpoints.ts'
import { callOverHttp } from '../../api/call.ts'
import { findPasskey } from './browser-passkeys.ts'

/** The browser offers the passkeys that it has for this guide. */
export async function logInWithPasskey() {
  const { options } = await callOverHttp(askForPasskey, { body: {} })
  return callOverHttp(logIn, { body: { passkey: await findPasskey(options) } })
}
