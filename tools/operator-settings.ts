import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { readConfig, type Config, type Environment } from '#server/platform/config/config.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { SQLITE_FILE } from '#server/platform/store/open.ts'

const UNIT = '/etc/systemd/system/safarnama.service'

/**
 * The configuration of an operator's command. A command that names its data itself (DATA_DIR or DATABASE_URL) works with its own
 * variables alone. Any other takes those of the installed systemd unit too, so that it acts on the data that the server uses.
 */
export function readOperatorConfig(env: Environment = process.env, unit = UNIT): Config {
  const isPlaceConfigured = Boolean(env['DATA_DIR']?.trim() || env['DATABASE_URL']?.trim())
  return readConfig(isPlaceConfigured ? env : { ...variablesOfUnit(unit), ...env })
}

/** The data that a command acts on, without a password. */
export function describeData({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): string {
  if (databaseUrl === null) return join(dataDir, SQLITE_FILE)
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `Postgres at ${hostname}:${port || '5432'}${pathname}, with the files in ${dataDir}`
}

/** The unit of this version, in the clone. */
const DELIVERED_UNIT = 'deploy/safarnama.service'

/** @returns a sentence for the operator if the installed unit is that of another version; null also where there is none */
export function noteOnUnit(unit = UNIT): string | null {
  const installed = readIfThere(unit)
  if (installed === null || installed === readFileSync(DELIVERED_UNIT, 'utf8')) return null
  return `${unit} differs from ${DELIVERED_UNIT} of this version. Take it: sudo cp ${DELIVERED_UNIT} ${unit} && sudo systemctl daemon-reload. Changes of your own stay in a file beside it: systemctl edit safarnama.`
}

/** `Environment=` and `EnvironmentFile=` of a unit and of its drop-ins (`systemctl edit`), as systemd reads them: the file wins. */
function variablesOfUnit(unit: string): Environment {
  const dropIns = existsSync(`${unit}.d`) ? readdirSync(`${unit}.d`).filter((name) => name.endsWith('.conf')) : []
  const files = [unit, ...dropIns.toSorted().map((name) => join(`${unit}.d`, name))]
  return variablesOfLines(files.flatMap((file) => readIfThere(file)?.split('\n') ?? []))
}

function variablesOfLines(lines: readonly string[]): Environment {
  const getValues = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1))
  const assignments = getValues('Environment').flatMap((line) => line.match(/(?:[^\s"]|"[^"]*")+/g) ?? [])
  const files = getValues('EnvironmentFile').map((name) => readIfThere(name.replace(/^-/, '').trim()) ?? '')
  return { ...parseEnv(assignments.map((one) => one.replaceAll('"', '')).join('\n')), ...parseEnv(files.join('\n')) }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return null
    throw new OperatorError(
      `${file} holds the variables of the server, and this user may not read it (${String(code)}). Run the command with sudo, or set DATA_DIR to the folder to act on.`,
    )
  }
}
