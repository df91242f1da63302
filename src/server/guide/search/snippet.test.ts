import { expect, test } from 'vitest'
import { createSnippets } from './snippet.ts'

test('a snippet is the whole sentence that has the words, in each script', () => {
  const english = createSnippets('Locho is a snack of Surat: soft, steamed; eaten with a spoon. It costs little.')
  expect(english(['spoon'])).toBe('Locho is a snack of Surat: soft, steamed; eaten with a spoon.')
  const hindi = createSnippets('लोचो सूरत का नाश्ता है: नरम और भाप में पका। इसे चम्मच से खाते हैं।')
  expect(hindi(['चम्मच'])).toBe('इसे चम्मच से खाते हैं।')
  expect(hindi(['नरम'])).toBe('लोचो सूरत का नाश्ता है: नरम और भाप में पका।')
})

test('the full stop of an initial ends no sentence', () => {
  const gujarati = createSnippets('આ દુકાન જે. જે. માર્કેટ અને બી. એમ. રોડ પાસે છે. અહીં લોચો મળે છે.')
  expect(gujarati(['માર્કેટ'])).toBe('આ દુકાન જે. જે. માર્કેટ અને બી. એમ. રોડ પાસે છે.')
  expect(gujarati(['લોચો'])).toBe('અહીં લોચો મળે છે.')
  expect(createSnippets('J. J. Road has it. So has Vesu.')(['road'])).toBe('J. J. Road has it.')
})
