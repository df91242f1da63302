import { accessSync, constants, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of programs in Debian. Those of administrators are not in everybody's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']

const POSTGRES = '/usr/lib/postgresql'

/** The path of a program. @returns null when it is not installed */
export function findProgram(name: string): string | null {
  return FOLDERS.map((folder) => join(folder, name)).find(isExecutable) ?? null
}

/** The folder with the programs of the newest Postgres of Debian. @returns null when there is none */
export function findPostgres(): string | null {
  const versions = listFolder(POSTGRES).toSorted((a, b) => Number(b) - Number(a))
  const folders = versions.map((version) => join(POSTGRES, version, 'bin'))
  return folders.find((folder) => isExecutable(join(folder, 'pg_basebackup'))) ?? null
}

/** The key by which a purge finds pages comes from a package of its own. */
export function hasVarnishModules(): boolean {
  return listFolder('/usr/lib').some((folder) =>
    listFolder(join('/usr/lib', folder, 'varnish/vmods')).includes('libvmod_xkey.so'),
  )
}

/** The Debian packages that the installation needs and this machine lacks. */
export function missingPackages(): string[] {
  const packages = {
    caddy: findProgram('caddy') !== null,
    haproxy: findProgram('haproxy') !== null,
    postgresql: findPostgres() !== null,
    varnish: findProgram('varnishd') !== null,
    'varnish-modules': hasVarnishModules(),
  }
  return Object.entries(packages).flatMap(([name, isThere]) => (isThere ? [] : [name]))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function listFolder(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
