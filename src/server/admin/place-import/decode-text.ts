import { MapFileError } from '../../map/import/map-file-error.ts'

/** Encodings of old spreadsheets by the country (ISO 3166). Others write Windows-1252. */
const OLD_ENCODINGS: Readonly<Record<string, string>> = {
  JP: 'shift_jis',
  KR: 'euc-kr',
  CN: 'gb18030',
  TW: 'big5',
  HK: 'big5',
  RU: 'windows-1251',
  UA: 'windows-1251',
  BG: 'windows-1251',
  RS: 'windows-1251',
  GR: 'windows-1253',
  TR: 'windows-1254',
  IL: 'windows-1255',
  EG: 'windows-1256',
  SA: 'windows-1256',
  AE: 'windows-1256',
  PL: 'windows-1250',
  CZ: 'windows-1250',
  HU: 'windows-1250',
  SK: 'windows-1250',
  HR: 'windows-1250',
  SI: 'windows-1250',
  RO: 'windows-1250',
  LT: 'windows-1257',
  LV: 'windows-1257',
  EE: 'windows-1257',
  VN: 'windows-1258',
  TH: 'windows-874',
}

export type DecodedText = {
  readonly text: string
  /** Null: the text is Unicode. */
  readonly encoding: string | null
}

type Decoding = {
  /** ISO 3166 of the city. */
  readonly country: string
  /** False: the bytes may end within a letter. */
  readonly isWhole: boolean
}

/**
 * Decodes a text. Unicode is recognised by its mark or by its bytes. Other bytes are read in the encoding of the
 * country's old spreadsheets, which the caller says.
 */
export function decodeText(bytes: Uint8Array, { country, isWhole }: Decoding): DecodedText {
  const unicode = getUnicode(bytes)
  if (unicode !== 'utf-8') return { text: new TextDecoder(unicode).decode(bytes), encoding: null }
  const strict = decode(bytes, 'utf-8', isWhole)
  if (strict !== null) return { text: strict, encoding: null }
  const old = OLD_ENCODINGS[country] ?? getWestern(bytes)
  const text = decode(bytes, old, isWhole)
  return text === null
    ? { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
    : { text, encoding: old }
}

/** Windows and old Macs give the letters of the West different bytes. In the wrong one, signs stand inside of words. */
function getWestern(bytes: Uint8Array): 'windows-1252' | 'macintosh' {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const [windows = 0, mac = 0] = (['windows-1252', 'macintosh'] as const).map((one) =>
    unlikelySigns(new TextDecoder(one).decode(sample)),
  )
  return mac < windows ? 'macintosh' : 'windows-1252'
}

const SAMPLE_BYTES = 1_000_000

/** Capitals and signs that follow a small letter directly, other than dashes and quotes, and controls. */
const UNLIKELY = /(?<=\p{Ll})(?![\0-\x7f‘’“”–—…•])[\p{Lu}\p{S}\p{P}\p{No}]|[\x80-\x9f\uf8ff]/gu

function unlikelySigns(text: string): number {
  return text.match(UNLIKELY)?.length ?? 0
}

function decode(bytes: Uint8Array, encoding: string, isWhole: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole })
  } catch {
    return null
  }
}

function getUnicode(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // In UTF-16, every second byte of a heading in Latin letters is 0.
  const heads = [...bytes.subarray(0, 40)]
  if (heads.length < 4) return 'utf-8'
  if (heads.every((byte, index) => (index % 2 === 1) === (byte === 0))) return 'utf-16le'
  return heads.every((byte, index) => (index % 2 === 0) === (byte === 0)) ? 'utf-16be' : 'utf-8'
}

/** @throws MapFileError for bytes that are no text in any encoding */
export function refuseBinary(text: string): void {
  if (!text.includes('\0')) return
  throw new MapFileError('The file is no text: it has bytes that no table has. Save the table as “CSV UTF-8” or .xlsx.')
}
