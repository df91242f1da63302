import { chmodSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findProgram } from './debian-packages.ts'
import type { Start } from './launched-program.ts'

type Place = {
  readonly port: number
  /** A port of loopback. */
  readonly backendPort: number
  /** An empty folder. */
  readonly folder: string
}

/**
 * The start of Varnish with the VCL that operators get. Writes a file with the address of its backend beside.
 * @throws Error when it is not installed
 */
export function prepareVarnish({ port, backendPort, folder }: Place): Start {
  const command = findProgram('varnishd')
  if (command === null) throw new Error('varnishd is not installed')
  chmodSync(folder, 0o755)
  const backend = `backend default { .host = "127.0.0.1"; .port = "${backendPort}"; }\n`
  writeFileSync(join(folder, 'varnish-backend.vcl'), backend)
  const address = ['-a', `127.0.0.1:${port}`, '-T', '127.0.0.1:0']
  const place = ['-n', join(folder, 'work'), '-s', 'malloc,128m', '-f', resolve('deploy/varnish.vcl')]
  const parameters = ['-p', `vcl_path=${folder}`, '-p', 'http_gzip_support=off']
  return { command, args: ['-F', '-j', 'none', ...address, ...place, ...parameters], port }
}
