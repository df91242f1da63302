import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LONG_CODE_ALPHABET, LONG_CODE_LENGTH } from '#server/account/auth/tokens.ts'

/** A received mail: its text as a mail program shows it, and its source. */
export type ReceivedMail = {
  readonly raw: string
  /** Header values by lower-case name, with folded lines joined. */
  readonly headers: ReadonlyMap<string, string>
  readonly names: readonly string[]
  /** In any script. The header has only ASCII. */
  readonly subject: string
  readonly text: string
}

export function readLetter(raw: string): ReceivedMail {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const fields = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    })
  const text = `${head}\r\n\r\n${decode(raw.slice(head.length + 4))}`.replaceAll('\r\n', '\n')
  const headers = new Map(fields)
  const subject = decodeWords(headers.get('subject') ?? '')
  return { raw, headers, names: fields.map(([name]) => name), subject, text }
}

/** Decodes the parts of the body. The head must stay as it is: `=A4` can begin a token there. */
function decode(body: string): string {
  const parts = body.split(/(?=^--)/m).map((part) => {
    const [, head, base64] =
      /^([^]*?content-transfer-encoding: base64[^]*?\r\n\r\n)([A-Za-z0-9+/=\r\n]*)/i.exec(part) ?? []
    return base64 === undefined ? decodeQuoted(part) : head + Buffer.from(base64, 'base64').toString('latin1')
  })
  return Buffer.from(parts.join(''), 'latin1').toString('utf8')
}

/** Decodes quoted-printable to one character for each byte. */
function decodeQuoted(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Decodes the encoded words of a header (RFC 2047). */
function decodeWords(header: string): string {
  return header
    .replace(/(?<=\?=)\s+(?==\?)/g, '')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_word, form: string, text: string) =>
      form.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(decodeQuoted(text.replaceAll('_', ' ')), 'latin1').toString('utf8'),
    )
}

/** Reads the letters in a folder of `.eml` files, oldest first. */
export function readOutbox(folder: string): ReceivedMail[] {
  const files = readFolder(folder).filter((file) => file.endsWith('.eml'))
  const changed = (file: string) => statSync(join(folder, file), { bigint: true }).mtimeNs
  return files
    .toSorted((one, other) => (changed(one) < changed(other) ? -1 : 1))
    .map((file) => readLetter(readFileSync(join(folder, file), 'latin1')))
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // The first mail creates the folder.
    return []
  }
}

/** @returns the one-time code in a letter. @throws Error when there is none */
export function codeIn({ text }: ReceivedMail): string {
  const code = /^(\d{6}|[2-9A-Z]{10})$/m.exec(text)?.[1]
  if (code === undefined) throw new Error(`No code in the letter:\n${text}`)
  return code
}

/** @returns another code of the same form. Different distances give different codes. */
export function wrongCode(code: string, distance = 1): string {
  if (code.length === LONG_CODE_LENGTH) {
    const last = LONG_CODE_ALPHABET.indexOf(code.at(-1) ?? '')
    return code.slice(0, -1) + (LONG_CODE_ALPHABET[(last + distance) % LONG_CODE_ALPHABET.length] ?? '')
  }
  return String((Number(code) + distance) % 1_000_000).padStart(6, '0')
}

/** @returns the token of a link that a letter holds, in its fragment or its query; empty without one */
export function tokenIn(link: URL | undefined): string {
  return link === undefined
    ? ''
    : (new URLSearchParams(link.hash.slice(1)).get('token') ?? link.searchParams.get('token') ?? '')
}

/** @returns every link of a letter, including the one in its header */
export function linksIn({ text, headers }: ReceivedMail): URL[] {
  const all = `${headers.get('list-unsubscribe') ?? ''}\n${text}`
  return [...all.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => new URL(link.replaceAll('&amp;', '&')))
}
