type PictureProps = {
  src: string
  alt: string
  /** Whether it is seen first, so that it should not wait. */
  isFirst?: boolean
  width?: number
  height?: number
}

/** A picture that keeps its place while it loads. The city's illustrations are all 4 : 3. */
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
