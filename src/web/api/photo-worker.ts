import { IMAGE_HEIGHTS_PX, IMAGE_MAX_BYTES, IMAGE_WIDTHS_PX } from '#contract/account/media.ts'

/** Qualities of the JPEG. The server's picture shows no difference between the first and higher ones. */
const QUALITIES = [0.9, 0.7]

/**
 * A worker, so that decoding and scaling 20 megapixels does not stop the page. It receives a photo and answers with a
 * smaller one, or with null when the browser cannot read the photo.
 */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void shrink(data).then(
    (photo) => postMessage(photo),
    () => postMessage(null),
  )
})

/** Shrinks a photo to the largest size that the product shows. The browser turns it upright while it decodes it. */
async function shrink(photo: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo)
  const canvas = draw(bitmap)
  bitmap.close()
  if (!canvas) return null
  let smallest: Blob | null = null
  for (const quality of QUALITIES) {
    smallest = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (smallest.size <= IMAGE_MAX_BYTES) return smallest
  }
  return smallest
}

/** Null in browsers that block reading from a canvas or return noise against fingerprinting. */
function draw(bitmap: ImageBitmap): OffscreenCanvas | null {
  const scale = Math.min(1, IMAGE_WIDTHS_PX.large / bitmap.width, IMAGE_HEIGHTS_PX.large / bitmap.height)
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  const context = canvas.getContext('2d')
  if (!context || !canReadPixels(context)) return null
  // JPEG has no transparency. The background is white instead of black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

function canReadPixels(context: OffscreenCanvasRenderingContext2D): boolean {
  context.fillStyle = 'rgb(24 96 200)'
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  return [24, 96, 200].every((value, index) => Math.abs(value - (data[index] ?? 0)) < 8)
}
