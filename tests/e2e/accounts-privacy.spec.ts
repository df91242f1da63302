import { readFileSync } from 'node:fs'
import { abortCall } from '../support/browser-answers.ts'
import { PUBLIC_URL } from '../support/browser-server.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { logIn, openAs, createUserInBrowser, saveToWishlist, newUserDetails } from '../support/browser-users.ts'
import { linksIn, type ReceivedMail } from '../support/letters.ts'

test('a traveller’s data are saved as a file', inFullSuite, async ({ page }) => {
  const traveller = await createUserInBrowser(page)
  await saveToWishlist(page, traveller, { Name: 'Dumas Beach' })
  await openAs(page, traveller, '/profile')
  const downloading = page.waitForEvent('download')

  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading

  expect(download.suggestedFilename()).toBe('safarnama-my-data.json')
  const text = readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    user: { name: traveller.name, email: traveller.email },
    wishlist: [{ name: 'Dumas Beach' }],
  })
  expect(text).not.toContain(traveller.token)
})

test('a failed download of the data shows a message', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/)
  await openAs(page, await createUserInBrowser(page), '/profile')
  await abortCall(page, '**/api/auth/my-data')

  await page.getByRole('button', { name: 'Download my data' }).click()

  await expectToast(page, 'Your data could not be downloaded.')
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeEnabled()
})

test.describe('deleting the account', () => {
  test('needs the right password and ends all logins with it', async ({ page, expectProblem }) => {
    expectProblem(/401/)
    const traveller = await createUserInBrowser(page)
    await openAs(page, traveller, '/profile')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    await dialog.getByLabel('Enter your password to confirm').fill(traveller.password)

    await dialog.getByRole('button', { name: 'Delete for good' }).click()

    await expectToast(page, 'Your account is deleted.')
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await logIn(page, traveller)
    await expectToast(page, 'The email or the password is wrong.')
  })

  test(
    'shows an error for a wrong password and keeps all typed values',
    inFullSuite,
    async ({ page, expectProblem }) => {
      expectProblem(/403/)
      const traveller = await createUserInBrowser(page)
      await openAs(page, traveller, '/profile')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete my account' })
      const password = dialog.getByLabel('Enter your password to confirm')
      await password.fill('not this one')

      await dialog.getByRole('button', { name: 'Delete for good' }).click()

      await expect(dialog.getByText('The password is wrong.')).toBeVisible()
      await expect(password).toHaveValue('not this one')
      await expect(password).toBeFocused()
      await password.fill(traveller.password)
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
      await expectToast(page, 'Your account is deleted.')
    },
  )

  test('is called off by Escape and by Cancel, and focus returns to its button', inFullSuite, async ({ page }) => {
    await openAs(page, await createUserInBrowser(page), '/profile')
    const opener = page.getByRole('button', { name: 'Delete my account' })
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    await opener.press('Enter')
    await dialog.getByLabel('Enter your password to confirm').fill('half a pass')

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Enter your password to confirm')).toHaveValue('')
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')

    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

/** Moves the letter's link to the URL of the server under test. */
function unsubscribePath(letter: ReceivedMail): string {
  const link = linksIn(letter).find(({ pathname }) => pathname === '/unsubscribe')
  if (link?.origin !== PUBLIC_URL) throw new Error('The letter has no link of ours to unsubscribe')
  return link.pathname + link.search
}

test.describe('the newsletter', () => {
  test('is ended by the link in its welcome, once', inFullSuite, async ({ page, mailTo, expectProblem }) => {
    expectProblem(/404/)
    const { name, email } = newUserDetails()
    await page.request.post('/api/contact-us', { data: { name, email } })
    const path = unsubscribePath(await mailTo(email))
    await open(page, path)

    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText('You are unsubscribed.')).toBeVisible()
    await open(page, path)
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()

    await expect(page.getByText('This link does not work any more.')).toBeVisible()
  })

  test(
    'is not ended by a mail program that only opens the link',
    inFullSuite,
    async ({ page, mailTo, expectProblem }) => {
      expectProblem(/409/)
      const { name, email } = newUserDetails()
      await page.request.post('/api/contact-us', { data: { name, email } })

      await open(page, unsubscribePath(await mailTo(email)))

      await open(page, '/contact-us')
      await page.getByRole('main').getByLabel('Name').fill(name)
      await page.getByRole('main').getByLabel('Email').fill(email)
      await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
      await expectToast(page, 'Email already exists')
    },
  )

  test('may be subscribed to again after its end', inFullSuite, async ({ page, mailTo }) => {
    const { name, email } = newUserDetails()
    await page.request.post('/api/contact-us', { data: { name, email } })
    await open(page, unsubscribePath(await mailTo(email)))
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText('You are unsubscribed.')).toBeVisible()

    const again = await page.request.post('/api/contact-us', { data: { name, email } })

    expect(again.status()).toBe(200)
  })

  test('has no end for a link that was made up', inFullSuite, async ({ page, expectProblem }) => {
    expectProblem(/404/)
    await open(page, '/unsubscribe?token=made-up')

    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()

    await expect(page.getByRole('alert')).toHaveText('This link does not work any more.')
  })
})
