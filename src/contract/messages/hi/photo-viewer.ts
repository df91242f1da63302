import type * as english from '../en/photo-viewer.ts'
import { translation } from '../translation.ts'

export const photoViewer = translation<typeof english.photoViewer>()({
  title: 'फोटो',
  close: 'फोटो बंद करें',
  previous: 'पिछली फोटो',
  next: 'अगली फोटो',
  position: '{count} में से {number}',
  failed: 'फोटो नहीं खुल सकी।',
})
