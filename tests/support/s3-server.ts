import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onRelease } from './share-in-suite.ts'
import { temporaryFolder } from './stores.ts'

const PROGRAM = 'node_modules/s3rver/bin/s3rver.js'
const BUCKET = 'city-images'

/** An S3 storage with one key in its own process. It does not check version 4 signatures. */
export type S3Server = {
  /** The value for S3_URL. */
  readonly url: string
  /** The folder with its objects. */
  readonly folder: string
  stop(): Promise<void>
}

/** @param port for a restart at the same URL */
export async function startS3Server({ folder = temporaryFolder(), port = 0 } = {}): Promise<S3Server> {
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', BUCKET]
  const child = spawn(process.execPath, [PROGRAM, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  onRelease(stop)
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /listening on ([\d.]+:\d+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The storage did not start:\n${output}`)))
  })
  return { url: `http://S3RVER:S3RVER@${address}/${BUCKET}`, folder, stop }
}
