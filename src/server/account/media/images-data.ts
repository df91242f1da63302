import type { PersonalData } from '../../platform/store/personal-data.ts'

/** The sweep deletes the images that no review shows any more. */
export const imagesData = { tables: ['image_upload'] } satisfies PersonalData
