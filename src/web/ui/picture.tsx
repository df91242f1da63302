import { hashOfMediaUrl, IMAGE_WIDTHS_PX, smallMediaUrl } from '#contract/account/media.ts'
import type { PhotoFocus } from '#contract/place/photo-focus.ts'
import { focusClass } from './focus-class.ts'

type PictureProps = {
  src: string
  alt: string
  /** The point that stays in view where the picture is cropped. */
  focus?: PhotoFocus | undefined
  /** Loads at once, with high priority. For the first picture of a page. */
  isFirst?: boolean
  width?: number
  height?: number
}

/**
 * Width and height reserve the space while the picture loads: only their ratio counts. Without the style sheet they are
 * the size, so they fit the smallest phone. The city's illustrations are all 4 : 3.
 */
export function Picture({ src, alt, focus, isFirst = false, width = 240, height = 180 }: PictureProps) {
  if (src === '') return <div className="picture picture-missing" />
  return (
    <img
      className={focus ? `picture ${focusClass(focus)}` : 'picture'}
      src={src}
      {...(hashOfMediaUrl(src) !== null && getSizes(src, isFirst))}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
    />
  )
}

/** An uploaded picture has two sizes. Small screens show it at their width, and wide ones mostly as a card. */
function getSizes(src: string, isFirst: boolean) {
  return {
    srcSet: `${smallMediaUrl(src)} ${IMAGE_WIDTHS_PX.small}w, ${src} ${IMAGE_WIDTHS_PX.large}w`,
    sizes: isFirst ? '100vw' : '(width < 40rem) 100vw, 24rem',
  }
}
