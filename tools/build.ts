/** Builds the browser's files and the server's renderer into `dist/`, and compresses once what is served many times. */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const CLIENT = 'dist/client'
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/
/** Below this many bytes compressing saves nothing that a packet would notice. */
const SMALLEST = 500

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
    const bytes = readFileSync(path)
    if (bytes.length < SMALLEST) continue
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: true } })
// The manifest is the server's business; nobody outside needs the list of our sources.
renameSync(`${CLIENT}/manifest.json`, 'dist/manifest.json')
compress(CLIENT)
