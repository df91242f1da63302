/**
 * The storage of uploaded images. Names are `<sha256>.webp` and `<sha256>-small.webp`. A file never changes under its
 * name.
 */
export type Images = {
  /** The image is durable when the promise resolves. A repetition changes nothing. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Null when no image has that name. */
  get(name: string): Promise<Buffer | null>
  /** A missing image is no error. */
  delete(name: string): Promise<void>
}
