import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../support/debian-packages.ts'
import { startProgram } from '../scale/program.ts'
import { freePort } from './free-port.ts'
import { temporaryFolder } from './stores.ts'

/** A program that shares requests out among the processes of one installation, as operators have. */
export const hasHaproxy = findProgram('haproxy') !== null

/**
 * Starts it in front of servers of this machine. A server whose connection is refused gets nothing more: the request goes
 * to another one.
 * @returns the URL that visitors open
 */
export async function startHaproxy(ports: readonly number[]): Promise<string> {
  const command = findProgram('haproxy')
  if (command === null) throw new Error('HAProxy is not installed')
  const port = await freePort()
  const file = join(temporaryFolder(), 'haproxy.cfg')
  const servers = ports.map((one, index) => `  server p${index} 127.0.0.1:${one} check inter 200ms fall 1 rise 1`)
  const lines = [
    'defaults',
    '  mode http',
    '  timeout connect 1s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  option http-no-delay',
    '  retries 2',
    '  option redispatch 1',
    'frontend visitors',
    `  bind 127.0.0.1:${port}`,
    '  default_backend processes',
    'backend processes',
    '  balance roundrobin',
    '  option httpchk GET /readyz',
    ...servers,
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  await startProgram({ command, args: ['-db', '-f', file], port })
  return `http://127.0.0.1:${port}`
}
