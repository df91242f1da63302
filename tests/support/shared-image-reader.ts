import { createImageReader, type ImageReader } from '#server/account/media/image-reader.ts'

/**
 * Reads the pictures of all applications of a worker of Vitest. Its process, which costs more than most pictures, starts
 * once, and ends when it is idle or with the worker.
 */
export const sharedImageReader: Pick<ImageReader, 'read'> = createImageReader()
