/** Where uploaded images lie. Names are `<sha256>.webp` and `<sha256>-small.webp`; what has a name never changes. */
export type Images = {
  /** Once it has returned, the image survives the end of the process; the same again changes nothing. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Null when there is none of that name. */
  get(name: string): Promise<Buffer | null>
  /** What is not there is no fault. */
  delete(name: string): Promise<void>
}
