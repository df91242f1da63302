/** The natural width in pixels of what the worker gives in place of a photo that is not on the device. No photo is so small. */
export const BLANK_PHOTO_WIDTH = 4
