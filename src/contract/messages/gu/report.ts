import type * as english from '../en/report.ts'
import { translation } from '../translation.ts'

export const report = translation<typeof english.report>()({
  title: 'આ અભિપ્રાયની ફરિયાદ કરો',
  hint: 'મોડરેટર દરેક ફરિયાદ જુએ છે. કેટલા સ્ટાર આપ્યા છે તે અભિપ્રાય દૂર કરવાનું કારણ કદી નથી.',
  subject: 'ફરિયાદ શેની છે?',
  subjects: { review: 'લખાણની', photo: 'ફોટોની' },
  reason: 'કારણ',
  submit: 'ફરિયાદ મોકલો',
  cancel: 'રદ કરો',
  sent: 'આભાર. મોડરેટર તે જોશે, અને શું થયું તે તમને સૂચનાઓમાં જણાવીશું.',
  failed: 'ફરિયાદ મોકલી શકાઈ નહીં.',
})
