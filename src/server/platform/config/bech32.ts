const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/**
 * True if the checksum at the end of a Bech32 text is right. A mistyped letter makes it wrong.
 * https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki
 */
export function hasBech32Checksum(given: string): boolean {
  const text = given.toLowerCase()
  const separator = text.lastIndexOf('1')
  if (given !== text && given !== text.toUpperCase()) return false
  const prefix = Array.from(text.slice(0, separator), (letter) => letter.charCodeAt(0))
  const data = Array.from(text.slice(separator + 1), (letter) => LETTERS.indexOf(letter))
  if (data.includes(-1)) return false
  return polymod([...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...data]) === 1
}

function polymod(values: readonly number[]): number {
  let checksum = 1
  for (const value of values) {
    const top = checksum >> 25
    checksum = ((checksum & 0x1ffffff) << 5) ^ value
    for (const [bit, generator] of GENERATORS.entries()) if ((top >> bit) & 1) checksum ^= generator
  }
  return checksum
}
