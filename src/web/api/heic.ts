/** The brands of HEIC and HEIF files, except the general ones, which AVIF has, too (ISO/IEC 23008-12). */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])
const GENERAL_BRANDS = new Set(['mif1', 'msf1'])

/** The file begins with the box `ftyp`: its length, its name, the main brand, a version, and further brands. */
const HEAD_BYTES = 64

/** True for the photos of recent iPhones, by the name or by the first bytes. Browsers know no type for some of them. */
export async function isHeic(file: File): Promise<boolean> {
  return isNamedHeic(file) || isHeicHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
}

export function isNamedHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]\b/.test(type) || /\.hei[cf]$/i.test(name)
}

export function isHeicHead(head: Uint8Array): boolean {
  const textAt = (from: number) => String.fromCharCode(...head.subarray(from, from + 4))
  if (textAt(4) !== 'ftyp') return false
  const brand = textAt(8)
  if (BRANDS.has(brand)) return true
  const further = [16, 20, 24, 28, 32].map(textAt)
  return GENERAL_BRANDS.has(brand) && further.some((other) => BRANDS.has(other))
}
