import { packParts, type OfferedPack, type PackSize } from '#contract/city/pack.ts'

/** The sizes of all that a device takes: the parts of the guide, and photos unless they are null. */
export function listSizes({ parts }: OfferedPack, photos: PackSize | null): readonly PackSize[] {
  const sizes = packParts.map((part) => parts[part])
  return photos ? [...sizes, photos] : sizes
}
