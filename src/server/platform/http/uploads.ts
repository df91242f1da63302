import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FILE_FIELD } from '#contract/api/endpoint.ts'
import type { Upload } from '#contract/api/operation.ts'
import { Failure, toFailure } from '#contract/api/failure.ts'
import { KeyedSemaphore } from './keyed-semaphore.ts'

/** Uploads at the same time in all, so that arriving files cannot fill the disk, and of one IP. */
const slotsOfIps = new KeyedSemaphore({ all: 100, perKey: 20 })

/** A page sends one file at a time. An account may send from several devices. */
const slotsOfAccounts = new KeyedSemaphore({ all: Infinity, perKey: 4 })

/** Limits of the form's fields besides the file. We know one such field. */
const FIELD_LIMITS = { fields: 10, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 } as const

/** The file of a request. It lies on the disk until the request is done. */
export type ReceivedFile = { readonly path: string }

type UploadOptions = { folder: string; upload: Upload; accountId: string; ip: string }

type Received = { readonly fields: Readonly<Record<string, string>>; readonly file: ReceivedFile }

/** Lets the routes of a scope read forms with files. All other routes ignore such bodies. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  scope.removeContentTypeParser('multipart/form-data')
  await scope.register(multipart)
}

/**
 * Receives a form with one file, which is never held in memory. The file is removed after the work.
 * @throws Failure when the form or the file is missing, when it exceeds the limits of `upload`, or when too many files
 * arrive
 */
export async function withUpload<T>(
  request: FastifyRequest,
  { folder, upload, accountId, ip }: UploadOptions,
  work: (received: Received) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw toFailure('unsupported-media-type')
  const path = join(folder, randomUUID())
  const releases: (() => void)[] = []
  try {
    releases.push(slotsOfAccounts.acquire(accountId))
    releases.push(slotsOfIps.acquire(ip))
    await mkdir(folder, { recursive: true })
    return await work({ fields: await receive(request, path, upload).catch(rethrowFormError), file: { path } })
  } finally {
    for (const release of releases) release()
    // The rest of a refused request is read and dropped, so that its sender can read the answer and send the next
    // request. The form's parser may have paused at an unread file, and would pause the request too.
    request.raw.unpipe()
    request.raw.resume()
    await rm(path, { force: true })
  }
}

/**
 * Rules throw Failure, Fastify's plugins set a status, the disk sets a syscall. Any other error is the parser's: the
 * form is malformed or ends early.
 */
function rethrowFormError(error: Error): never {
  throw error instanceof Failure || 'statusCode' in error || 'syscall' in error ? error : toFailure('invalid-input')
}

async function receive(request: FastifyRequest, path: string, upload: Upload): Promise<Record<string, string>> {
  const fields: Record<string, string> = {}
  let hasFile = false
  const limits = { ...FIELD_LIMITS, files: 1, fileSize: upload.maxBytes }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value)
    else {
      await save(part, path, upload)
      hasFile = true
    }
  }
  if (!hasFile) throw new Failure('invalid-input', upload.missing, { fields: { [FILE_FIELD]: upload.missing } })
  return fields
}

async function save({ fieldname, file }: MultipartFile, path: string, upload: Upload): Promise<void> {
  if (fieldname !== FILE_FIELD) throw toFailure('invalid-input')
  await pipeline(file, createWriteStream(path, { flags: 'wx' }))
  if (file.truncated) throw new Failure('payload-too-large', upload.tooLarge)
}
