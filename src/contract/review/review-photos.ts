/** Photos of one review. */
export const REVIEW_PHOTOS_MAX = 3

/** The specification has one photo, `imageUrl`. The further ones follow it. */
type PhotoFields = { readonly imageUrl: string; readonly additionalImageUrls?: readonly string[] | undefined }

/** The URLs of all photos of a review, in the order of its author. */
export function getPhotoUrls({ imageUrl, additionalImageUrls = [] }: PhotoFields): string[] {
  return [...new Set([imageUrl, ...additionalImageUrls])].filter((url) => url !== '')
}

/** The fields for photos in their order. */
export function toPhotoFields(urls: readonly string[]) {
  const [imageUrl = '', ...additionalImageUrls] = new Set(urls)
  return { imageUrl, additionalImageUrls }
}

/** The fields of an answer, which leaves out what few reviews have. */
export function showPhotoFields({
  imageUrl,
  additionalImageUrls,
}: {
  imageUrl: string
  additionalImageUrls: string[]
}) {
  return { imageUrl, ...(additionalImageUrls.length > 0 && { additionalImageUrls }) }
}
