type PictureProps = {
  src: string
  alt: string
  /** Loads at once, with high priority. For the first picture of a page. */
  isFirst?: boolean
  width?: number
  height?: number
}

/** Width and height reserve the space while the picture loads. The city's illustrations are all 4 : 3. */
export function Picture({ src, alt, isFirst = false, width = 800, height = 600 }: PictureProps) {
  if (src === '') return <div className="picture picture-missing" />
  return (
    <img
      className="picture"
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
    />
  )
}
