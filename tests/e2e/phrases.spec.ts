import { expectAccessibleInEveryLook } from '../support/browser-access.ts'
import { recordSpeech } from '../support/browser-speech.ts'
import { expect, open, test, inFullSuite } from '../support/browser-test.ts'

const STOP = { gu: 'બસ, અહીં ઊભી રાખજો.', hi: 'बस, यहाँ रोक दीजिए।', en: 'Stop here, please.' }

test('the footer leads to the phrases, each with its meaning, its use and its sound', inFullSuite, async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Phrases' }).click()

  await expect(page).toHaveURL('/phrases')
  await page.getByRole('heading', { level: 2, name: 'On the way' }).click()
  const phrase = page.getByRole('region', { name: 'On the way' }).getByRole('listitem').filter({ hasText: STOP.en })
  await expect(phrase.getByRole('heading', { name: STOP.en })).toBeVisible()
  await expect(phrase).toContainText('When you have arrived')
  await expect(phrase.getByText(STOP.gu)).toHaveAttribute('lang', 'gu')
  await expect(phrase.getByText('bas, aheen oobhi raakhjo')).toHaveAttribute('lang', 'gu-Latn')
  await expect(phrase.getByText(STOP.hi)).toBeVisible()
  await expect(page.getByText('no native reader has checked them yet')).toBeVisible()
  await expectAccessibleInEveryLook(page)
})

test('a page in Gujarati has the meaning in Gujarati', inFullSuite, async ({ page }) => {
  await open(page, '/gu/phrases')

  await page.getByRole('heading', { level: 2, name: 'રસ્તામાં' }).click()
  const phrase = page.getByRole('region', { name: 'રસ્તામાં' }).getByRole('listitem').filter({ hasText: STOP.gu })
  await expect(phrase.getByRole('heading', { name: STOP.gu })).toBeVisible()
  await expect(phrase).toContainText('પહોંચી જાઓ ત્યારે')
  await expect(phrase.getByText(STOP.hi)).toBeVisible()
  await expect(phrase.getByText(STOP.en)).toBeVisible()
})

test('a device with a voice for Gujarati reads a phrase in it', inFullSuite, async ({ page }) => {
  await recordSpeech(page, 'gu-IN')
  await open(page, '/phrases')

  await page.getByRole('heading', { level: 2, name: 'On the way' }).click()
  await page.getByRole('button', { name: 'Read aloud in Gujarati: Stop here, please.' }).click()

  expect(await page.evaluate('spoken')).toEqual([`gu-IN ${STOP.gu}`])
})

test('the card for the driver leads to the phrases', inFullSuite, async ({ page }) => {
  await open(page, '/places/surat-castle')
  await page.getByRole('button', { name: 'Show large' }).click()

  await page.getByRole('dialog').getByRole('link', { name: 'Phrases' }).click()

  await expect(page).toHaveURL('/phrases')
  await expect(page.getByRole('heading', { level: 1, name: 'Phrases for Surat' })).toBeVisible()
})

test('a phrase fills the screen, and a device without a voice says so', inFullSuite, async ({ page }) => {
  await open(page, '/phrases')

  await page.getByRole('heading', { level: 2, name: 'On the way' }).click()
  await page.getByRole('button', { name: 'Show large in Gujarati: Stop here, please.' }).click()
  const large = page.getByRole('dialog', { name: STOP.en })
  await expect(large.getByText(STOP.gu)).toBeVisible()
  await expect(large.getByText('This device has no voice for Gujarati.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(page.getByRole('button', { name: 'Show large in Gujarati: Stop here, please.' })).toBeFocused()
})
