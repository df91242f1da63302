import { IMAGE_HEIGHTS_PX, IMAGE_WIDTHS_PX } from '#contract/media.ts'

/** Smaller files are sent unchanged. */
const MIN_SHRINK_BYTES = 400_000

/** Quality of the JPEG. The final picture of the server shows no difference to higher values. */
const JPEG_QUALITY = 0.9

/**
 * Shrinks a photo to the largest size that the product shows. That saves about nine tenths of the upload and removes
 * the location from the metadata. A file that the browser cannot read stays unchanged, and the server decides.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size < MIN_SHRINK_BYTES) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const canvas = draw(bitmap)
  bitmap.close()
  if (!canvas) return file
  const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  return shrunk && shrunk.size < file.size ? shrunk : file
}

/** Null in browsers that block reading from a canvas or return noise against fingerprinting. */
function draw(bitmap: ImageBitmap): HTMLCanvasElement | null {
  const scale = Math.min(1, IMAGE_WIDTHS_PX.large / bitmap.width, IMAGE_HEIGHTS_PX.large / bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context || !canReadPixels(context)) return null
  // JPEG has no transparency. The background is white instead of black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

function canReadPixels(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = 'rgb(24 96 200)'
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  return [24, 96, 200].every((value, index) => Math.abs(value - (data[index] ?? 0)) < 8)
}
