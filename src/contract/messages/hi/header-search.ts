import type * as english from '../en/header-search.ts'
import { translation } from '../translation.ts'

export const headerSearch = translation<typeof english.headerSearch>()({
  label: 'गाइड में खोजें',
  placeholder: 'जगह, व्यंजन, इलाका',
})
