import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { Email } from '#contract/auth.ts'
import type { Attribution } from '#contract/places.ts'
import { parseAttribution, parseGeocoderRate, parseGeocoderUrl, parseTileUrl } from './map-settings.ts'
import { OperatorError } from '../operator-error.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

export type Config = {
  readonly port: number
  readonly host: string
  /** Processes on this machine that share the port. */
  readonly workers: number
  /** Absolute path of the folder for all data files. */
  readonly dataDir: string
  /** Postgres URL; null: the embedded SQLite database in `dataDir`. */
  readonly databaseUrl: string | null
  /** Origin without a trailing slash, for absolute links in mails, sitemap and page heads. */
  readonly publicUrl: string
  /** Absolute path of the city's content folder. */
  readonly cityDir: string
  /** CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: readonly string[]
  readonly rateLimits: boolean
  readonly logLevel: LogLevel
  readonly metricsToken: string | null
  /** URL (mailto: or https:) for security.txt; null: there is no such file. */
  readonly securityContact: string | null
  /** First admin. The start creates the account or makes the existing account of that email an admin. */
  readonly firstAdmin: { readonly email: string; readonly password: string } | null
  /** Mail server; null: mails are written to `outbox/` in `dataDir`. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Storage for uploaded images; null: `uploads/` in `dataDir`. */
  readonly s3: S3Place | null
  /** URL of map tiles with `{z}`, `{x}` and `{y}`; null: there are no tiles. */
  readonly tileUrl: string | null
  /** Credit on maps; null: the default credit of the tile source. */
  readonly tileAttribution: Attribution | null
  /** URL of the reverse geocoder; null: the nearest place describes a point. */
  readonly geocoderUrl: string | null
  /** Requests per second to the geocoder. */
  readonly geocoderRate: number
}

/** A bucket of S3-compatible storage, addressed by its path. */
export type S3Place = {
  /** Origin and bucket, such as `https://s3.example.org/pictures`. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** All errors of a configuration, one line each. */
export class ConfigError extends OperatorError {
  constructor(problems: readonly string[]) {
    super('The configuration', problems)
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the environment into one frozen object. No other code reads `process.env`.
 * @throws ConfigError names every wrong variable. It never holds values, because some are secrets.
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const take = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string): T => {
    const text = env[name]?.trim()
    if (text === undefined || text === '') return fallback
    const value = parse(text)
    if (value !== undefined) return value
    problems.push(`${name}: expected ${expected}`)
    return fallback
  }

  const firstAdmin = readFirstAdmin(env, problems)
  const host = take('HOST', '127.0.0.1', parseHost, 'an IP address or a host name')
  const port = take('PORT', 3000, parsePort, 'a port number from 0 to 65535')
  const config: Config = {
    port,
    host,
    workers: take('WORKERS', 1, parseWorkers, 'a number of processes from 1 to 64'),
    dataDir: resolve(env['DATA_DIR']?.trim() || 'data'),
    databaseUrl: take<string | null>('DATABASE_URL', null, parsePostgresUrl, 'a URL such as postgres://…'),
    publicUrl: take('PUBLIC_URL', originOf(host, port), parseOrigin, 'an http or https origin without a path'),
    cityDir: resolve(env['CITY']?.trim() || 'content/surat'),
    trustProxy: take<readonly string[]>(
      'TRUST_PROXY',
      [],
      parseCidrList,
      'IP ranges in CIDR form, separated by commas',
    ),
    rateLimits: take('RATE_LIMITS', true, parseSwitch, 'on or off'),
    logLevel: take('LOG_LEVEL', 'info', parseLogLevel, logLevels.join(', ')),
    metricsToken: take<string | null>('METRICS_TOKEN', null, parseMetricsToken, 'at least 16 characters'),
    securityContact: take<string | null>('SECURITY_CONTACT', null, parseContact, 'an email or an https URL'),
    firstAdmin,
    smtpUrl: take<string | null>('SMTP_URL', null, parseSmtpUrl, 'a URL such as smtp://user:password@host:587'),
    mailFrom: take('MAIL_FROM', 'Safarnama <no-reply@localhost>', parseMailFrom, 'an email, or Name <email>'),
    s3: take<S3Place | null>('S3_URL', null, parseS3Url, 'a URL such as https://key:secret@host/bucket'),
    tileUrl: take<string | null>('TILE_URL', null, parseTileUrl, 'a URL such as https://host/{z}/{x}/{y}.png'),
    tileAttribution: take<Attribution | null>('TILE_ATTRIBUTION', null, parseAttribution, 'Text, or Text <https://…>'),
    geocoderUrl: take<string | null>('GEOCODER_URL', null, parseGeocoderUrl, 'an http or https URL'),
    geocoderRate: take('GEOCODER_RATE', 1, parseGeocoderRate, 'requests per second, from 0.01 to 100'),
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return Object.freeze(config)
}

/** Characters. Attackers prefer admin accounts, so this is more than a traveller needs. */
export const ADMIN_PASSWORD_MIN_LENGTH = 12

function readFirstAdmin(env: Environment, problems: string[]): Config['firstAdmin'] {
  const given = env['ADMIN_EMAIL']?.trim() ?? ''
  const password = env['ADMIN_PASSWORD'] ?? ''
  if (given === '' && password === '') return null
  const email = Email.safeParse(given)
  if (!email.success) problems.push('ADMIN_EMAIL: expected an email, together with ADMIN_PASSWORD')
  if (password.length < ADMIN_PASSWORD_MIN_LENGTH) {
    problems.push(
      `ADMIN_PASSWORD: expected at least ${ADMIN_PASSWORD_MIN_LENGTH} characters, together with ADMIN_EMAIL`,
    )
  }
  return email.success ? { email: email.data, password } : null
}

function parseSmtpUrl(text: string): string | undefined {
  const url = URL.parse(text)
  return url && (url.protocol === 'smtp:' || url.protocol === 'smtps:') && url.hostname !== '' ? text : undefined
}

/** A line break would start another mail header. */
function parseMailFrom(text: string): string | undefined {
  return /^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text) ? text : undefined
}

/** `?region=` names the region of storage that has several. */
function parseS3Url(text: string): S3Place | undefined {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decoded)
  const isBucket = /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/.test(url.pathname)
  if (!accessKeyId || !secretAccessKey || !isBucket) return undefined
  const endpoint = url.origin + url.pathname.replace(/\/$/, '')
  return { endpoint, region: url.searchParams.get('region') ?? 'auto', accessKeyId, secretAccessKey }
}

/** A URL percent-encodes some characters of a secret. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

function originOf(host: string, port: number): string {
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`
}

function parseHost(text: string): string | undefined {
  return isIP(text) !== 0 || /^[a-z0-9.-]{1,253}$/i.test(text) ? text : undefined
}

function parsePort(text: string): number | undefined {
  const port = Number(text)
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : undefined
}

function parseWorkers(text: string): number | undefined {
  const workers = Number(text)
  return Number.isInteger(workers) && workers >= 1 && workers <= 64 ? workers : undefined
}

function parsePostgresUrl(text: string): string | undefined {
  const url = URL.parse(text)
  return url && (url.protocol === 'postgres:' || url.protocol === 'postgresql:') ? text : undefined
}

function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' ? url.origin : undefined
}

function parseCidrList(text: string): readonly string[] | undefined {
  const ranges = text.split(',').map((range) => range.trim())
  return ranges.every(isCidr) ? ranges : undefined
}

function isCidr(range: string): boolean {
  const [address = '', bits, ...rest] = range.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

function parseSwitch(text: string): boolean | undefined {
  if (text === 'on') return true
  return text === 'off' ? false : undefined
}

function parseLogLevel(text: string): LogLevel | undefined {
  return logLevels.find((level) => level === text)
}

function parseContact(text: string): string | undefined {
  if (/^[^\s@<>:/]+@[^\s@<>:/]+$/.test(text)) return `mailto:${text}`
  const url = URL.parse(text)
  return url?.protocol === 'https:' || (url?.protocol === 'mailto:' && url.pathname.includes('@'))
    ? url.href
    : undefined
}

function parseMetricsToken(text: string): string | undefined {
  return text.length >= 16 ? text : undefined
}
