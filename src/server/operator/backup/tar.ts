/** A member of a tar archive in the plain form of POSIX ustar. It holds no details of this machine. */
export type TarEntry = {
  /** At most 100 ASCII characters. */
  readonly name: string
  /** Length of the content in bytes. */
  readonly size: number
  /** Unix time in seconds. */
  readonly modifiedAt: number
}

/** Headers and contents begin at multiples of this length. */
export const TAR_BLOCK_BYTES = 512

/** Two blocks of zeros end an archive. */
export const TAR_END = Buffer.alloc(2 * TAR_BLOCK_BYTES)

/** The number of bytes from the end of a content to the next block. */
export function paddingAfter(size: number): number {
  return (TAR_BLOCK_BYTES - (size % TAR_BLOCK_BYTES)) % TAR_BLOCK_BYTES
}

/** @throws Error when the name is too long or not ASCII */
export function encodeHeader({ name, size, modifiedAt }: TarEntry): Buffer {
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new Error(`${name} does not fit into an archive`)
  const header = Buffer.alloc(TAR_BLOCK_BYTES)
  header.write(name, 0)
  header.write(octal(0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(modifiedAt, 12), 136)
  // The sum is computed with spaces in its own place.
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 7)} `, 148)
  return header
}

/** @returns null when the header differs from the output of `encodeHeader` in any byte */
export function decodeHeader(header: Buffer): TarEntry | null {
  const name = /^[\x21-\x7e]{1,100}/.exec(header.toString('latin1', 0, 100))?.[0]
  const size = numberAt(header, 124)
  const modifiedAt = numberAt(header, 136)
  if (name === undefined || size === null || modifiedAt === null) return null
  const entry = { name, size, modifiedAt }
  return encodeHeader(entry).equals(header) ? entry : null
}

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\0`
}

function numberAt(header: Buffer, offset: number): number | null {
  const digits = /^[0-7]{11}/.exec(header.toString('latin1', offset, offset + 12))?.[0]
  return digits === undefined ? null : Number.parseInt(digits, 8)
}
