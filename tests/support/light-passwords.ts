import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { createPasswords, type Passwords } from '#server/account/auth/passwords.ts'

const hashArgon2 = promisify(argon2)

/** Light hashes need no thread of the product. */
const real = createPasswords({
  argon2: { hash: (parameters) => hashArgon2('argon2id', parameters), close: async () => {} },
})

const NOBODY = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Real Argon2id at a hundredth of the cost, for tests whose subject is not hashing. A hash names its parameters, so the
 * product's own `verify` accepts it.
 */
export const lightPasswords: Passwords = {
  hash: async (secret) => {
    const nonce = randomBytes(16)
    const work = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
    const tag = await hashArgon2('argon2id', { ...work, message: secret, nonce })
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    return `$argon2id$v=19$m=8,t=1,p=1$${text(nonce)}$${text(tag)}`
  },
  verify: async (secret, phc) => (await real.verify(secret, phc ?? NOBODY)) && phc !== null,
  close: real.close,
}
