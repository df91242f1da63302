type PictureProps = {
  src: string
  alt: string
  /** The first picture of a page loads at once. */
  isFirst?: boolean
  width?: number
  height?: number
}

/** Its size reserves its space while it loads. The city's illustrations are all 4 : 3. */
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
