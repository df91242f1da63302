import type * as english from '../en/driver-card.ts'
import { translation } from '../translation.ts'

export const driverCard = translation<typeof english.driverCard>()({
  title: 'ड्राइवर के लिए',
  close: 'बंद करें',
  request: 'कृपया मुझे यहाँ ले चलिए:',
  readAloud: 'पढ़कर सुनाएँ',
})
