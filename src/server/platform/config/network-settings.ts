import { isIP } from 'node:net'

/** A bucket of S3-compatible storage, addressed by its path. */
export type S3Place = {
  /** Origin and bucket, such as `https://s3.example.org/pictures`. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export function parseHost(text: string): string | undefined {
  return isIP(text) !== 0 || /^[a-z0-9.-]{1,253}$/i.test(text) ? text : undefined
}

export function parsePort(text: string): number | undefined {
  const port = Number(text)
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : undefined
}

export function parsePostgresUrl(text: string): string | undefined {
  const url = URL.parse(text)
  const isPostgres = url && (url.protocol === 'postgres:' || url.protocol === 'postgresql:')
  return isPostgres && isEncoded(url) ? text : undefined
}

export function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' ? url.origin : undefined
}

export function parseCidrList(text: string): readonly string[] | undefined {
  const ranges = text.split(',').map((range) => range.trim())
  return ranges.every(isCidr) ? ranges : undefined
}

function isCidr(range: string): boolean {
  const [ip = '', bits, ...rest] = range.split('/')
  const version = isIP(ip)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

export function parseCacheUrls(text: string): readonly string[] | undefined {
  const urls = text.split(',').map((part) => URL.parse(part.trim()))
  const isHttp = (url: URL | null): url is URL => url?.protocol === 'http:' || url?.protocol === 'https:'
  return urls.every(isHttp) && urls.every(({ username }) => username === '') ? urls.map(({ href }) => href) : undefined
}

export function parseSmtpUrl(text: string): string | undefined {
  const url = URL.parse(text)
  const isSmtp = url && (url.protocol === 'smtp:' || url.protocol === 'smtps:') && url.hostname !== ''
  return isSmtp && isEncoded(url) ? text : undefined
}

/** A line break would start another mail header. */
export function parseMailFrom(text: string): string | undefined {
  return /^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text) ? text : undefined
}

/** `?region=` names the region of storage that has several. */
export function parseS3Url(text: string): S3Place | undefined {
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

function isEncoded({ username, password, hostname, pathname }: URL): boolean {
  return [username, password, hostname, pathname].every((part) => decoded(part) !== undefined)
}
