import type * as english from '../en/not-found.ts'
import { translation } from '../translation.ts'

export const notFound = translation<typeof english.notFound>()({
  title: 'अरे! पेज नहीं मिला',
  text: 'यह पेज कहीं और चला गया है, या था ही नहीं।',
  home: 'होम',
})
