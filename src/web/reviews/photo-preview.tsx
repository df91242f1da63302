import { useCallback } from 'react'
import { preparePhoto } from '../api/prepare-photo.ts'

/** The width on a high-density screen. */
const PREVIEW_WIDTH_PX = 640

/**
 * Uses a canvas, because the content security policy allows only pictures of our server. A file that the browser cannot
 * read has no preview.
 */
export function PhotoPreview({ photo }: { photo: File }) {
  const drawPhoto = useCallback(
    (canvas: HTMLCanvasElement) => {
      let isWanted = true
      void readSmall(photo).then(
        (bitmap) => {
          if (isWanted && bitmap) draw(canvas, bitmap)
          bitmap?.close()
        },
        () => undefined,
      )
      return () => {
        isWanted = false
      }
    },
    [photo],
  )
  return <canvas ref={drawPhoto} width={0} height={0} aria-hidden="true" />
}

/** The photo is made smaller first: decoding a large one twice takes long on a phone. */
async function readSmall(photo: File): Promise<ImageBitmap | null> {
  const prepared = await preparePhoto(photo)
  return prepared.kind === 'ready' ? createImageBitmap(prepared.file, { resizeWidth: PREVIEW_WIDTH_PX }) : null
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
}
