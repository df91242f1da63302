import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import type { BackupKey } from '../../platform/config/backup-settings.ts'
import { OperatorError } from '../../platform/process/operator-error.ts'

/** The first bytes of each file in the format of age: https://age-encryption.org/v1 */
const AGE_BEGINNING = Buffer.from('age-encryption.org/v1\n')

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const beginning = Buffer.alloc(AGE_BEGINNING.length)
    await file.read(beginning, 0, beginning.length, 0)
    return beginning.equals(AGE_BEGINNING)
  } finally {
    await file.close()
  }
}

type Step = { readonly from: string; readonly to: string; readonly key: BackupKey }

/**
 * Writes an encrypted copy, a piece after the other, and reads it back. A key that can only encrypt cannot open it again,
 * so the copy on the disk is compared with the bytes that were encrypted.
 */
export async function encryptFile({ from, to, key }: Step): Promise<void> {
  const encrypter = new Encrypter()
  if (key.kind === 'passphrase') encrypter.setPassphrase(key.text)
  else encrypter.addRecipient(key.kind === 'recipient' ? key.text : await identityToRecipient(key.text))
  const written = createHash('sha256')
  await writePieces(await encrypter.encrypt(Readable.toWeb(createReadStream(from))), to, written)
  const found = createHash('sha256')
  for await (const piece of createReadStream(to)) found.update(piece)
  if (found.digest('hex') !== written.digest('hex')) throw new Error(`${to} does not hold what was written.`)
}

/** @throws OperatorError when the key does not open the file, or the file is damaged */
export async function decryptFile({ from, to, key }: Step): Promise<void> {
  if (key.kind === 'recipient') {
    throw new OperatorError(
      `${from} is encrypted, and BACKUP_KEY can only encrypt. Set it to the identity (AGE-SECRET-KEY-1…) for the restore.`,
    )
  }
  const decrypter = new Decrypter()
  try {
    if (key.kind === 'passphrase') decrypter.addPassphrase(key.text)
    else decrypter.addIdentity(key.text)
    await writePieces(await decrypter.decrypt(Readable.toWeb(createReadStream(from))), to, null)
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error
    throw new OperatorError(`${from} cannot be decrypted: BACKUP_KEY is not its key, or the file is damaged.`, {
      cause: error,
    })
  }
}

/** Only the owner may read the file. */
async function writePieces(pieces: AsyncIterable<Uint8Array>, path: string, sum: Hash | null): Promise<void> {
  await pipeline(
    async function* () {
      for await (const piece of pieces) {
        sum?.update(piece)
        yield piece
      }
    },
    createWriteStream(path, { mode: 0o600, flush: true }),
  )
}
