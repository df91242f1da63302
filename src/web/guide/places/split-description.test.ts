import { expect, test } from 'vitest'
import { splitDescription } from './split-description.ts'

test('the first sentence of a description says why to go, and nothing of it is lost', () => {
  const castle = 'Khudawand Khan had this fort built beside the Tapi. It has been restored in two phases.'
  const { why, more } = splitDescription(castle)
  expect(why).toBe('Khudawand Khan had this fort built beside the Tapi.')
  expect(`${why} ${more}`).toBe(castle)
})

test('sentences of Gujarati and Hindi end with their own signs', () => {
  expect(splitDescription('ખુદાવંદ ખાને પોર્ટુગીઝ હુમલાઓ પછી આ કિલ્લો બંધાવ્યો હતો. તે બે વાર સમારાયો.').more).toBe(
    'તે બે વાર સમારાયો.',
  )
  expect(splitDescription('ख़ुदावंद ख़ान ने पुर्तगाली हमलों के बाद यह किला बनवाया था। इसे दो बार सुधारा गया।').more).toBe(
    'इसे दो बार सुधारा गया।',
  )
})

test('abbreviations and a single sentence stay whole', () => {
  expect(splitDescription('St. Xavier taught here.')).toEqual({ why: 'St. Xavier taught here.', more: '' })
  const short = 'Dr. Rao built it in c. 1900 for about Rs. 500 a month. It is still open.'
  expect(splitDescription(short).more).toBe('It is still open.')
})
