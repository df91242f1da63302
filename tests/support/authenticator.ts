import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import * as z from 'zod/mini'

const Options = z.object({
  challenge: z.string(),
  rp: z.optional(z.object({ id: z.string() })),
  rpId: z.optional(z.string()),
})

type Deviation = {
  /** Another page than the authenticator's own asks. */
  origin?: string
  challenge?: string
  /** The owner was not asked for a fingerprint or PIN. */
  isUnverified?: boolean
  /** The attestation of the device about its maker, such as its certificates. */
  statement?: { format: string; certificates: readonly Uint8Array[] }
  /** A copy of the authenticator counts on from here. */
  counter?: number
}

export type Authenticator = {
  readonly credentialId: string
  /** @returns the JSON of a new credential */
  register(options: unknown, deviation?: Deviation): object
  /** @returns the JSON of the credential's answer */
  answer(options: unknown, deviation?: Deviation): object
}

const FLAGS = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 } as const

/** An authenticator with one passkey (ES256), and the browser that shows a page of `origin`. */
export function createAuthenticator(pageOrigin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(32)
  const credentialId = credential.toString('base64url')
  let uses = 0

  const authenticatorDataFor = (rpId: string, { isUnverified, counter }: Deviation, attested?: Buffer) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? (uses += 1))
    const verified = isUnverified ? 0 : FLAGS.userVerified
    const flags = Buffer.from([FLAGS.userPresent | verified | (attested ? FLAGS.hasCredential : 0)])
    return Buffer.concat([sha256(rpId), flags, count, attested ?? Buffer.alloc(0)])
  }
  const clientDataFor = (type: string, asked: string, { origin, challenge }: Deviation) =>
    Buffer.from(
      JSON.stringify({ type, challenge: challenge ?? asked, origin: origin ?? pageOrigin, crossOrigin: false }),
    )

  return {
    credentialId,
    register: (options, deviation = {}) => {
      const { challenge, rp } = Options.parse(options)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, getCose(publicKey)])
      const authData = authenticatorDataFor(rp?.id ?? '', deviation, attested)
      const { format = 'none', certificates } = deviation.statement ?? {}
      const statement = new Map<string, Uint8Array[]>(certificates ? [['x5c', [...certificates]]] : [])
      const attestation = new Map<string, string | Uint8Array | Map<string, Uint8Array[]>>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ])
      return toJson(credentialId, {
        clientDataJSON: clientDataFor('webauthn.create', challenge, deviation).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      })
    },
    answer: (options, deviation = {}) => {
      const { challenge, rpId } = Options.parse(options)
      const authData = authenticatorDataFor(rpId ?? '', deviation)
      const clientData = clientDataFor('webauthn.get', challenge, deviation)
      return toJson(credentialId, {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey).toString('base64url'),
      })
    },
  }
}

function toJson(id: string, response: object): object {
  return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}

/** RFC 9053: an elliptic curve key for ES256 on P-256. */
function getCose(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ])
  return Buffer.from(isoCBOR.encode(key))
}
