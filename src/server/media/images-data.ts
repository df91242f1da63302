import type { PersonalData } from '../store/personal-data.ts'

/** Images that no review shows any more are deleted by the sweep. */
export const imagesData = { tables: ['image_upload'] } satisfies PersonalData
