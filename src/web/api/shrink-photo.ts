import { IMAGE_HEIGHTS_PX, IMAGE_WIDTHS_PX } from '#contract/media.ts'

/** Bytes below which a file is sent as it is. */
const SMALL = 400_000

/** Of JPEG; what the server makes of it shows no difference. */
const QUALITY = 0.9

/**
 * The photo in the largest size that is ever shown: a tenth of what a phone's camera writes, on a slow network, and the
 * place where it was taken stays on the phone. A file that this browser cannot read goes as it is; the server decides.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size < SMALL) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const canvas = draw(bitmap)
  bitmap.close()
  if (!canvas) return file
  const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return shrunk && shrunk.size < file.size ? shrunk : file
}

/** Null in a browser that lets nobody read what was drawn, or that gives noise instead, against being recognised. */
function draw(bitmap: ImageBitmap): HTMLCanvasElement | null {
  const scale = Math.min(1, IMAGE_WIDTHS_PX.large / bitmap.width, IMAGE_HEIGHTS_PX.large / bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context || !givesBackWhatIsDrawn(context)) return null
  // JPEG knows no transparency; what shows through is paper, not night.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

function givesBackWhatIsDrawn(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = 'rgb(24 96 200)'
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  return [24, 96, 200].every((value, index) => Math.abs(value - (data[index] ?? 0)) < 8)
}
