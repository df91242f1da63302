import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createQueue } from '../bounded-queue.ts'

const hash = promisify(argon2)

/** OWASP's second recommendation for Argon2id: 19 MiB, two passes, one lane. Memory in KiB. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** Waiting hashes beyond this are refused: they would be answered after their askers had gone. */
const MAX_WAITING = 200

const SALT_BYTES = 16

export type Passwords = {
  /** @returns a PHC string with a salt of its own */
  hash(secret: string): Promise<string>
  /** Takes the same time for a wrong secret, and for null: the hash of somebody who does not exist. */
  verify(secret: string, phc: string | null): Promise<boolean>
}

/**
 * Argon2id with a bounded number of hashes at once: one core is left for answering everybody else, and memory stays
 * below what `parallel` hashes take. The rest waits in a queue of limited length.
 * @throws Failure `unavailable` from both functions when the queue is full
 */
export function createPasswords(parallel: number = Math.max(1, availableParallelism() - 1)): Passwords {
  const inTurn = createQueue({ parallel, maxWaiting: MAX_WAITING })
  const nobody = encode(randomBytes(SALT_BYTES), randomBytes(PARAMETERS.tagLength))
  return {
    hash: (secret) =>
      inTurn(async () => {
        const nonce = randomBytes(SALT_BYTES)
        return encode(nonce, await hash('argon2id', { ...PARAMETERS, message: secret, nonce }))
      }),
    verify: (secret, phc) =>
      inTurn(async () => {
        const { nonce, tag, ...parameters } = decode(phc ?? nobody)
        const given = await hash('argon2id', { ...parameters, message: secret, nonce })
        return timingSafeEqual(given, tag) && phc !== null
      }),
  }
}

/** https://github.com/P-H-C/phc-string-format, without padding as it asks. */
function encode(nonce: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = PARAMETERS
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`
}

/** Reads the parameters too: a hash made before they were raised still verifies. */
function decode(phc: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc)
  if (!match) throw new Error('A stored password hash is not in PHC form')
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match
  const tagBytes = Buffer.from(tag, 'base64')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: tagBytes.length,
    nonce: Buffer.from(nonce, 'base64'),
    tag: tagBytes,
  }
}
