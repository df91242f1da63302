import { PasskeyAssertion, PasskeyRegistration } from '#contract/account/second-factor.ts'

/**
 * Asks the browser for a new passkey.
 * @throws DOMException when the user cancels, or the device has one for this account
 */
export async function createPasskey(options: object): Promise<PasskeyRegistration> {
  // The server builds the options for this very function.
  const json = options as PublicKeyCredentialCreationOptionsJSON
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json)
  return PasskeyRegistration.parse(toJson(await navigator.credentials.create({ publicKey })))
}

/**
 * Asks the browser for a passkey that is there.
 * @throws DOMException when the user cancels, or there is none
 */
export async function findPasskey(options: object): Promise<PasskeyAssertion> {
  const json = options as PublicKeyCredentialRequestOptionsJSON
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json)
  return PasskeyAssertion.parse(toJson(await navigator.credentials.get({ publicKey })))
}

function toJson(credential: Credential | null): unknown {
  return credential instanceof PublicKeyCredential ? credential.toJSON() : null
}
