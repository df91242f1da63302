import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { Email } from '#contract/api/email.ts'
import type { Attribution } from '#contract/map/attribution.ts'
import { isCommonPassword } from './common-passwords.ts'
import { parseBackupKey, parseBackupCount, parseInterval, type BackupKey } from './backup-settings.ts'
import {
  parseAttribution,
  parseGeocoderRate,
  parseGeocoderUrl,
  parseRouterUrl,
  parseOverpassUrl,
  parseTileUrl,
} from './map-settings.ts'
import {
  parseCacheUrls,
  parseCidrList,
  parseHost,
  parseMailFrom,
  parseOrigin,
  parsePort,
  parsePostgresUrl,
  parseS3Url,
  parseSmtpUrl,
  type S3Place,
} from './network-settings.ts'
import { OperatorProblems } from '../process/operator-error.ts'

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
  /** True if pages, searches and actions are counted by day. */
  readonly analytics: boolean
  /** Asks once a week whether the pages that places name are still there. */
  readonly checksLinks: boolean
  /** With false, no link to a trip opens, and no new one is made. */
  readonly publicLinks: boolean
  /** With false, no device stores the guide, and devices that have stored it remove it at the next visit. */
  readonly offlinePack: boolean
  /** With true, admins without a second factor have no rights of an admin. */
  readonly requireAdminSecondFactor: boolean
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
  /** Caches in front of the server, which are purged when content changes. */
  readonly cachePurgeUrls: readonly string[]
  /** The server makes a backup by itself after this time; null: it makes none. */
  readonly backupIntervalMs: number | null
  /** Older backups are removed. */
  readonly backupCount: number
  /** Absolute path of the folder of backups. */
  readonly backupDir: string
  /** Backups are encrypted with it; null: they are not. */
  readonly backupKey: BackupKey | null
  /** URL of map tiles with `{z}`, `{x}` and `{y}`; null: there are no tiles. */
  readonly tileUrl: string | null
  /** URL of the Overpass API, which `npm run basemap` asks. */
  readonly overpassUrl: string
  /** Credit on maps; null: the default credit of the tile source. */
  readonly tileAttribution: Attribution | null
  /** URL of the reverse geocoder; null: the nearest place describes a point. */
  readonly geocoderUrl: string | null
  /** Requests per second to the geocoder. */
  readonly geocoderRate: number
  /** URL of a routing service that works like OSRM; null: ways are estimated. */
  readonly routerUrl: string | null
}

/** All errors of a configuration, one line each. */
export class ConfigError extends OperatorProblems {
  constructor(problems: readonly string[]) {
    super('The configuration', problems)
  }
}

export type Environment = Readonly<Record<string, string | undefined>>

/** A variable that `parse` reads, or rejects with undefined. An unset or empty variable means the fallback. */
function variable<T>(fallback: T, parse: (text: string) => T | undefined, expected: string) {
  return z.pipe(
    z._default(z.string(), ''),
    z.transform((given, { issues }): T => {
      const text = given.trim()
      const value = text === '' ? fallback : parse(text)
      if (value !== undefined) return value
      issues.push({ code: 'custom', message: `expected ${expected}`, input: text })
      return z.NEVER
    }),
  )
}

const Variables = z.object({
  HOST: variable('127.0.0.1', parseHost, 'an IP address or a host name'),
  PORT: variable(3000, parsePort, 'a port number from 0 to 65535'),
  WORKERS: variable(1, parseWorkers, 'a number of processes from 1 to 64'),
  DATA_DIR: variable(resolve('data'), (text) => resolve(text), 'a path'),
  DATABASE_URL: variable<string | null>(
    null,
    parsePostgresUrl,
    'a URL such as postgres://…, with %25 for each % in the password',
  ),
  PUBLIC_URL: variable<string | null>(null, parseOrigin, 'an http or https origin without a path'),
  CITY: variable(resolve('content/surat'), (text) => resolve(text), 'a path'),
  TRUST_PROXY: variable<readonly string[]>([], parseCidrList, 'IP ranges in CIDR form, separated by commas'),
  RATE_LIMITS: variable(true, parseSwitch, 'on or off'),
  ANALYTICS: variable(true, parseSwitch, 'on or off'),
  CHECK_LINKS: variable(false, parseSwitch, 'on or off'),
  PUBLIC_LINKS: variable(true, parseSwitch, 'on or off'),
  OFFLINE_PACK: variable(true, parseSwitch, 'on or off'),
  REQUIRE_ADMIN_2FA: variable(false, parseSwitch, 'on or off'),
  LOG_LEVEL: variable<LogLevel>('info', parseLogLevel, logLevels.join(', ')),
  METRICS_TOKEN: variable<string | null>(null, parseMetricsToken, 'at least 16 characters'),
  SECURITY_CONTACT: variable<string | null>(null, parseContact, 'an email or an https URL'),
  SMTP_URL: variable<string | null>(
    null,
    parseSmtpUrl,
    'a URL such as smtp://user:password@host:587, with %25 for each % in the password',
  ),
  MAIL_FROM: variable('Safarnama <no-reply@localhost>', parseMailFrom, 'an email, or Name <email>'),
  S3_URL: variable<S3Place | null>(null, parseS3Url, 'a URL such as https://key:secret@host/bucket'),
  CACHE_PURGE_URL: variable<readonly string[]>([], parseCacheUrls, 'http or https URLs, separated by commas'),
  BACKUP_EVERY: variable<number | null>(null, parseInterval, 'a duration such as 6h, 24h or 7d'),
  BACKUP_KEEP: variable(14, parseBackupCount, 'a number of backups from 1 to 9999'),
  BACKUP_DIR: variable<string | null>(null, (text) => resolve(text), 'a path'),
  BACKUP_KEY: variable<BackupKey | null>(
    null,
    parseBackupKey,
    'a passphrase of at least 16 characters, or a whole recipient (age1…) or identity (AGE-SECRET-KEY-1…) without a mistyped letter',
  ),
  TILE_URL: variable<string | null>(null, parseTileUrl, 'a URL such as https://host/{z}/{x}/{y}.png'),
  OVERPASS_URL: variable('https://overpass-api.de/api/interpreter', parseOverpassUrl, 'an http or https URL'),
  TILE_ATTRIBUTION: variable<Attribution | null>(null, parseAttribution, 'Text, or Text <https://…>'),
  GEOCODER_URL: variable<string | null>(null, parseGeocoderUrl, 'an http or https URL'),
  ROUTER_URL: variable<string | null>(
    null,
    parseRouterUrl,
    'an http or https URL, in which {profile} may stand for foot and car',
  ),
  GEOCODER_RATE: variable(1, parseGeocoderRate, 'requests per second, from 0.01 to 100'),
})

/** In characters. Attackers prefer admin accounts, so the minimum is higher than a traveller's. */
export const ADMIN_PASSWORD_MIN_LENGTH = 12

const FirstAdmin = z.object({
  ADMIN_EMAIL: z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((text: string) => text.trim()),
      Email,
    ),
  ),
  ADMIN_PASSWORD: z._default(z.string(), '').check(
    z.minLength(ADMIN_PASSWORD_MIN_LENGTH),
    z.refine((password) => !isCommonPassword(password)),
  ),
})

/** All variables of the server. */
export const variableNames: readonly string[] = [...Object.keys(Variables.shape), ...Object.keys(FirstAdmin.shape)]

/** A line for each wrong variable of the first admin; zod's own words for an email differ from ours. */
const expectedOfAdmin: Readonly<Record<string, string>> = {
  ADMIN_EMAIL: 'an email, together with ADMIN_PASSWORD',
  ADMIN_PASSWORD: `at least ${ADMIN_PASSWORD_MIN_LENGTH} characters, none of the most common passwords, together with ADMIN_EMAIL`,
}

/**
 * Reads the environment into one frozen object. No other code reads `process.env`.
 * @throws ConfigError names every wrong variable with its value, except the values of variables that may hold a secret
 */
export function readConfig(env: Environment): Config {
  const isAdminConfigured = Boolean(env['ADMIN_EMAIL']?.trim() || env['ADMIN_PASSWORD'])
  const admin = isAdminConfigured ? FirstAdmin.safeParse(env) : null
  const variables = Variables.safeParse(env)
  if (!variables.success || admin?.success === false) {
    const ofAdmin = getNames(admin?.error?.issues).map((name) => `${name}: expected ${expectedOfAdmin[name] ?? ''}`)
    const others =
      variables.error?.issues.map(
        ({ path, message }) => `${path.join('.')}: ${message}${configuredText(env, String(path[0]))}`,
      ) ?? []
    throw new ConfigError([...ofAdmin, ...others])
  }
  const given = variables.data
  return Object.freeze({
    port: given.PORT,
    host: given.HOST,
    workers: given.WORKERS,
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    publicUrl: given.PUBLIC_URL ?? getOrigin(given.HOST, given.PORT),
    cityDir: given.CITY,
    trustProxy: given.TRUST_PROXY,
    rateLimits: given.RATE_LIMITS,
    analytics: given.ANALYTICS,
    checksLinks: given.CHECK_LINKS,
    publicLinks: given.PUBLIC_LINKS,
    offlinePack: given.OFFLINE_PACK,
    requireAdminSecondFactor: given.REQUIRE_ADMIN_2FA,
    logLevel: given.LOG_LEVEL,
    metricsToken: given.METRICS_TOKEN,
    securityContact: given.SECURITY_CONTACT,
    firstAdmin: admin?.data ? { email: admin.data.ADMIN_EMAIL, password: admin.data.ADMIN_PASSWORD } : null,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    s3: given.S3_URL,
    cachePurgeUrls: given.CACHE_PURGE_URL,
    backupIntervalMs: given.BACKUP_EVERY,
    backupCount: given.BACKUP_KEEP,
    backupDir: given.BACKUP_DIR ?? join(given.DATA_DIR, 'backups'),
    backupKey: given.BACKUP_KEY,
    tileUrl: given.TILE_URL,
    overpassUrl: given.OVERPASS_URL,
    tileAttribution: given.TILE_ATTRIBUTION,
    geocoderUrl: given.GEOCODER_URL,
    geocoderRate: given.GEOCODER_RATE,
    routerUrl: given.ROUTER_URL,
  })
}

/** Variables whose values hold no secret, so that a message may show them. URLs may hold passwords and keys. */
const SHOWN: ReadonlySet<string> = new Set([
  'HOST',
  'PORT',
  'WORKERS',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'RATE_LIMITS',
  'ANALYTICS',
  'CHECK_LINKS',
  'PUBLIC_LINKS',
  'OFFLINE_PACK',
  'REQUIRE_ADMIN_2FA',
  'LOG_LEVEL',
  'BACKUP_EVERY',
  'BACKUP_KEEP',
  'TILE_ATTRIBUTION',
  'GEOCODER_RATE',
])

function configuredText(env: Environment, name: string): string {
  const value = env[name] ?? ''
  if (SHOWN.has(name)) return `, not ${value.slice(0, 100)}`
  return /^["'`]|["'`]$/.test(value.trim()) ? '. Its value begins or ends with a quotation mark' : ''
}

function getOrigin(host: string, port: number): string {
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`
}

/** The names of the variables that are wrong, each once. */
function getNames(issues: readonly z.core.$ZodIssue[] = []): string[] {
  return [...new Set(issues.map(({ path }) => String(path[0])))]
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

function parseWorkers(text: string): number | undefined {
  const workers = Number(text)
  return Number.isInteger(workers) && workers >= 1 && workers <= 64 ? workers : undefined
}
