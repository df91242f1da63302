import type * as english from '../en/api-docs.ts'
import { translation } from '../translation.ts'

export const apiDocs = translation<typeof english.apiDocs>()({
  title: 'API',
  fullTitle: 'સફરનામા API',
  intro: 'આ સાઇટના બધા કોલ. સર્વર અને પેજ જે કરાર વાપરે છે, તેમાંથી જ આ યાદી બને છે.',
  specification: 'OpenAPI 3.1 દસ્તાવેજ',
  parameters: 'પેરામીટર',
  body: 'બોડી',
  reply: 'જવાબ',
  access: { public: 'કોઈ પણ', user: 'લોગ ઇન કરેલા', editor: 'સંપાદકો', moderator: 'મોડરેટરો', admin: 'એડમિન' },
})
