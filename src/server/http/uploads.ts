import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FILE_FIELD } from '#contract/endpoint.ts'
import type { Upload } from '#contract/operation.ts'
import { Failure, failureOf } from '#contract/failure.ts'

/** Files that arrive at the same time; the rest is asked to come back, so that they cannot fill the disk. */
const MAX_AT_ONCE = 100

/** Beside the file: names and values of its form, of which we know one. */
const FIELD_LIMITS = { fields: 10, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 } as const

/** A file that a request carried, on the disk for as long as the request is worked on. */
export type ReceivedFile = { readonly path: string }

type Received = { readonly fields: Readonly<Record<string, string>>; readonly file: ReceivedFile }

/** Lets the routes of a scope read forms with files; everywhere else such bodies are passed over unread. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  scope.removeContentTypeParser('multipart/form-data')
  await scope.register(multipart)
}

let arriving = 0

/**
 * Receives a form with one file, which never lies in memory, and removes the file when the work is done.
 * @throws Failure when there is no form, no file, or more than `upload` allows
 */
export async function withUpload<T>(
  request: FastifyRequest,
  { folder, upload }: { folder: string; upload: Upload },
  work: (received: Received) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw failureOf('unsupported-media-type')
  if (arriving >= MAX_AT_ONCE) throw failureOf('unavailable')
  const path = join(folder, randomUUID())
  arriving += 1
  try {
    await mkdir(folder, { recursive: true })
    return await work({ fields: await receive(request, path, upload).catch(blameTheForm), file: { path } })
  } finally {
    arriving -= 1
    // What is left of a refused request is passed over, so that its sender gets to read the answer, and to the next one as
    // well. The form's reader may have stopped at a file that nobody took, and would stop the request with it.
    request.raw.unpipe()
    request.raw.resume()
    await rm(path, { force: true })
  }
}

/** What neither a rule nor the disk says is the parser's word on a form that breaks its own rules, or breaks off. */
function blameTheForm(error: Error): never {
  throw error instanceof Failure || 'statusCode' in error || 'syscall' in error ? error : failureOf('invalid-input')
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
  if (fieldname !== FILE_FIELD) throw failureOf('invalid-input')
  await pipeline(file, createWriteStream(path, { flags: 'wx' }))
  if (file.truncated) throw new Failure('payload-too-large', upload.tooLarge)
}
