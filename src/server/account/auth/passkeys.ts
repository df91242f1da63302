import { createHash, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { MINUTE_MS } from '#contract/text/durations.ts'
import { Failure } from '#contract/api/failure.ts'
import { PASSKEYS_MAX, type PasskeyAssertion, type PasskeyRegistration } from '#contract/account/second-factor.ts'
import type { Context } from '../../platform/context.ts'
import { recordSecurityEvent } from '../security/security-log.ts'
import { requireAccountShared } from '../../platform/store/account-lock.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Account } from './accounts.store.ts'
import { requireConfirmedEmail } from './confirmed-email.ts'
import {
  consumeChallenge,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type StoredPasskey,
} from './passkeys.store.ts'
import { warnOwner } from './notifications.ts'
import type { Caller } from './own-sessions.ts'
import { provideRecoveryCodes } from './recovery-codes.ts'
import { requireUnchangedAccount } from './unchanged-account.ts'

type PasskeyDeps = Pick<Context, 'store' | 'now' | 'config'>

/** A person finds and unlocks the passkey in this time. */
const CHALLENGE_MS = 5 * MINUTE_MS

const CHALLENGE_BYTES = 32

/** EdDSA, ES256 and RS256, in the order of preference (COSE). */
const ALGORITHMS = [-8, -7, -257]

/** The library and its parsers of certificates load when the first passkey needs them, not at every start. */
const loadLibrary = () => import('@simplewebauthn/server')
const loadHelpers = () => import('@simplewebauthn/server/helpers')

/** Browsers give passkeys to host names only, over https or on this machine. */
export function arePasskeysOffered({ config }: Pick<Context, 'config'>): boolean {
  const { protocol, hostname } = new URL(config.publicUrl)
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return false
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}

/** The passkeys belong to the host name of `PUBLIC_URL`. With another host name they are lost. */
function getRelyingParty({ config }: Pick<Context, 'config'>): { id: string; origin: string } {
  if (!arePasskeysOffered({ config })) throw new Failure('conflict', 'passkeys.not-offered')
  return { id: new URL(config.publicUrl).hostname, origin: config.publicUrl }
}

/** @param issuer how the browser calls this installation */
export async function createRegistrationOptions(
  deps: PasskeyDeps,
  { account, issuer }: { account: Account; issuer: string },
) {
  const { id } = getRelyingParty(deps)
  requireConfirmedEmail(deps.config, account)
  const known = await listPasskeys(deps.store.db, account.id)
  const challenge = await createChallenge(deps, { accountId: account.id, purpose: 'registration' })
  const { generateRegistrationOptions } = await loadLibrary()
  return generateRegistrationOptions({
    rpName: issuer,
    rpID: id,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.name,
    challenge,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(getDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

/**
 * @returns recovery codes when the account had none
 * @throws Failure when the answer is to no open challenge of this account, or comes from another origin
 */
export async function addPasskey(
  deps: PasskeyDeps & Pick<Context, 'newId'>,
  { caller, name, answer }: { caller: Caller; name: string; answer: PasskeyRegistration },
): Promise<string[] | null> {
  const { store, now, newId } = deps
  const { account } = caller
  requireConfirmedEmail(deps.config, account)
  const credential = await verifyRegistration(deps, account.id, answer)
  if (!credential) throw new Failure('invalid-input', 'passkey.unknown')
  return store.db.transaction().execute(async (transaction) => {
    await requireUnchangedAccount(transaction, caller, store.engine)
    const known = await listPasskeys(transaction, account.id)
    if (known.length >= PASSKEYS_MAX) throw new Failure('conflict', 'passkeys.full')
    const at = now().toISOString()
    const row = { ...credential, id: newId(), accountId: account.id, name, createdAt: at, lastUsedAt: null }
    if (!(await insertPasskey(transaction, row))) throw new Failure('conflict', 'passkey.unknown')
    await warnOwner(transaction, deps, { notice: 'second-factor-on', account })
    await recordSecurityEvent(transaction, deps, { kind: 'second-factor.added', accountId: account.id })
    return provideRecoveryCodes(transaction, { accountId: account.id, at })
  })
}

/** @param accountId null for a login with a passkey alone */
export async function createAssertionOptions(deps: PasskeyDeps, accountId: string | null) {
  const { id } = getRelyingParty(deps)
  const known = accountId === null ? [] : await listPasskeys(deps.store.db, accountId)
  const challenge = await createChallenge(deps, { accountId, purpose: 'login' })
  const { generateAuthenticationOptions } = await loadLibrary()
  return generateAuthenticationOptions({
    rpID: id,
    allowCredentials: known.map(getDescriptor),
    challenge,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })
}

/** A passkey that answered a challenge. It counts once `take` stores its new counter. */
export type ProvenPasskey = { accountId: string; take: (executor: Executor) => Promise<boolean> }

/**
 * Ends the challenge, also after a wrong answer.
 * @param accountId null for a login with a passkey alone
 * @returns null when the answer is not right
 */
export async function verifyAssertion(
  deps: PasskeyDeps,
  accountId: string | null,
  answer: PasskeyAssertion,
): Promise<ProvenPasskey | null> {
  const { id, origin } = getRelyingParty(deps)
  const challenge = await endChallenge(deps, { accountId, purpose: 'login' }, answer)
  const passkey = await findPasskey(deps.store.db, answer.id)
  if (challenge === null || !passkey || (accountId !== null && passkey.accountId !== accountId)) return null
  const { verifyAuthenticationResponse } = await loadLibrary()
  const verification = await verifyAuthenticationResponse({
    response: getAssertionJson(answer),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    // The library throws for everything that it refuses.
  }).catch(() => null)
  if (!verification?.verified) return null
  const counter = verification.authenticationInfo.newCounter
  const at = deps.now().toISOString()
  return {
    accountId: passkey.accountId,
    take: (executor) => notePasskeyUse(executor, { passkey, counter, at }),
  }
}

async function verifyRegistration(deps: PasskeyDeps, accountId: string, answer: PasskeyRegistration) {
  const { id, origin } = getRelyingParty(deps)
  const challenge = await endChallenge(deps, { accountId, purpose: 'registration' }, answer)
  if (challenge === null) return null
  const attestationObject = await withoutStatement(answer.response.attestationObject)
  if (attestationObject === null) return null
  const { verifyRegistrationResponse } = await loadLibrary()
  const verification = await verifyRegistrationResponse({
    response: getRegistrationJson(answer, attestationObject),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // The library throws for everything that it refuses.
  }).catch(() => null)
  if (!verification?.verified) return null
  const { credential } = verification.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: answer.response.transports ?? [],
  }
}

/**
 * Leaves out what a device says of its maker: nobody asked for it. The library would read its certificates, and ask the
 * addresses in them whether they are revoked.
 * @param attestationObject CBOR in base64url
 * @returns null for what is none
 */
async function withoutStatement(attestationObject: string): Promise<string | null> {
  const { decodeAttestationObject, isoCBOR } = await loadHelpers()
  try {
    const authData = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url'))).get(
      'authData',
    )
    const bare = new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', authData],
    ])
    return Buffer.from(isoCBOR.encode(bare)).toString('base64url')
  } catch {
    // Not the CBOR of a browser.
    return null
  }
}

type ChallengeFor = Pick<Parameters<typeof insertChallenge>[1], 'accountId' | 'purpose'>

async function createChallenge({ store, now }: PasskeyDeps, of: ChallengeFor): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES))
  const expiresAt = new Date(now().getTime() + CHALLENGE_MS).toISOString()
  const hash = toHash(Buffer.from(challenge).toString('base64url'))
  await store.db.transaction().execute(async (transaction) => {
    // The account may have been deleted since its password or its ticket was checked.
    if (of.accountId !== null) await requireAccountShared(transaction, of.accountId, store.engine)
    await insertChallenge(transaction, { ...of, hash, expiresAt })
  })
  return challenge
}

/** @returns the challenge that the answer names, when it was open */
async function endChallenge(
  { store, now }: PasskeyDeps,
  of: ChallengeFor,
  { response }: PasskeyAssertion | PasskeyRegistration,
): Promise<string | null> {
  const { decodeClientDataJSON } = await loadHelpers()
  const challenge = challengeIn(() => decodeClientDataJSON(response.clientDataJSON))
  if (challenge === null) return null
  const isOpen = await consumeChallenge(store.db, { ...of, hash: toHash(challenge), now: now().toISOString() })
  return isOpen ? challenge : null
}

function challengeIn(decode: () => { challenge: unknown }): string | null {
  try {
    const { challenge } = decode()
    return typeof challenge === 'string' ? challenge : null
  } catch {
    // Not the JSON of a browser.
    return null
  }
}

function toHash(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url')
}

function getDescriptor({ credentialId, transports }: StoredPasskey) {
  return { id: credentialId, transports: [...transports] }
}

function getAssertionJson({ id, rawId, type, response }: PasskeyAssertion): AuthenticationResponseJSON {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(typeof userHandle === 'string' && { userHandle }),
    },
  }
}

function getRegistrationJson(
  { id, rawId, type, response: { clientDataJSON } }: PasskeyRegistration,
  attestationObject: string,
): RegistrationResponseJSON {
  return { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } }
}
