import type * as english from '../en/not-found.ts'
import { translation } from '../translation.ts'

export const notFound = translation<typeof english.notFound>()({
  title: 'अरे! पेज नहीं मिला',
  text: 'पतंग कट गई: यह पेज कहीं उड़ गया, या था ही नहीं।',
  home: 'होम',
})
