import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createQueue } from '../../platform/concurrency/bounded-queue.ts'
import { createArgon2Threads, type Argon2 } from './argon2-threads.ts'

/** OWASP's second recommendation for Argon2id: 19 MiB, two passes, one lane. Memory is in KiB. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** Further hashes are refused, because their clients would leave before the answer. */
const MAX_WAITING = 200

/** Each thread keeps up to 40 MB. More processes hash more at once (`WORKERS`). */
const MAX_PARALLEL = 2

const SALT_BYTES = 16

export type Passwords = {
  /** @returns a PHC string with its own salt */
  hash(secret: string): Promise<string>
  /** Takes the same time for a right secret, a wrong one, and null (the hash of an unknown account). */
  verify(secret: string, phc: string | null): Promise<boolean>
  /** Ends the threads. Hashes in progress and later ones fail. */
  close(): Promise<void>
}

type Options = {
  /** Hashes at once. */
  parallel?: number
  argon2?: Argon2
}

/**
 * Argon2id with a bounded number of hashes at once. One core stays free for other requests, and memory stays below the
 * need of `parallel` hashes. Other hashes wait in a queue of limited length.
 * @throws Failure `unavailable` from `hash` and `verify` when the queue is full
 */
export function createPasswords({
  parallel = Math.max(1, Math.min(MAX_PARALLEL, availableParallelism() - 1)),
  argon2 = createArgon2Threads(),
}: Options = {}): Passwords {
  const inTurn = createQueue({ parallel, maxWaiting: MAX_WAITING })
  const nobody = encode(randomBytes(SALT_BYTES), randomBytes(PARAMETERS.tagLength))
  return {
    hash: (secret) =>
      inTurn(async () => {
        const nonce = randomBytes(SALT_BYTES)
        return encode(nonce, await argon2.hash({ ...PARAMETERS, message: secret, nonce }))
      }),
    verify: (secret, phc) =>
      inTurn(async () => {
        const { nonce, tag, ...parameters } = decode(phc ?? nobody)
        const given = await argon2.hash({ ...parameters, message: secret, nonce })
        return timingSafeEqual(given, tag) && phc !== null
      }),
    close: () => argon2.close(),
  }
}

/** Source: https://github.com/P-H-C/phc-string-format, which asks for base64 without padding. */
function encode(nonce: Uint8Array, tag: Uint8Array): string {
  const { memory, passes, parallelism } = PARAMETERS
  const text = (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString('base64')
      .replace(/={1,2}$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`
}

/** The parameters come from the string, so that hashes with earlier parameters still verify. */
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
