import type * as english from '../en/review-page.ts'
import { translation } from '../translation.ts'

export const reviewPage = translation<typeof english.reviewPage>()({
  title: 'અભિપ્રાયો',
  description: 'પ્રવાસીઓએ {city}માં શું જોયું, અને તમે જે જોયું તે લખવાની જગ્યા.',
  guestText: 'બધા અભિપ્રાયો વાંચવા અને પોતાનો લખવા લોગ ઇન કરો.',
  sections: 'આ પેજ પર',
  tabs: { list: 'અભિપ્રાયો', post: 'અભિપ્રાય લખો' },
  listTitle: 'બધા અભિપ્રાયો',
  loading: 'અભિપ્રાયો ખૂલે છે …',
  emptyHint: 'પહેલો અભિપ્રાય તમારો હોઈ શકે.',
  shown: { one: '{count} અભિપ્રાય બતાવ્યો છે', other: '{count} અભિપ્રાયો બતાવ્યા છે' },
  edit: 'ફેરફાર કરો',
  editOf: '“{place}” વિશેના તમારા અભિપ્રાયમાં ફેરફાર કરો',
  delete: 'કાઢી નાખો',
  deleteOf: '“{place}” વિશેનો તમારો અભિપ્રાય કાઢી નાખો',
  restored: '“{place}” વિશેનો તમારો અભિપ્રાય પાછો આવી ગયો.',
  restoreFailed: 'અભિપ્રાય પાછો લાવી શકાયો નહીં.',
})
