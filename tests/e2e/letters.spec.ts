import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook, findSmallTargets, tabTo, widthOfContent } from '../support/browser-access.ts'
import { logInAdmin, openAdmin } from '../support/browser-admin.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { button, expectFirstOption, main } from '../support/browser-main.ts'
import { ADMIN, startBrowserServer } from '../support/browser-server.ts'
import { expect, test as base, inFullSuite } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { linksIn, tokenIn } from '../support/letters.ts'
import { openMailServer, type MailServer } from '../support/smtp-server.ts'

type Mails = MailServer & {
  /** The answer to subscribers. */
  answer: number
}

/** A server that sends its mails to a mail server. Its subscribers are counted. */
const test = base.extend<object, { mails: Mails }>({
  mails: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const state = { answer: 250 }
      const mails = await openMailServer({ answerTo: (email) => (email === ADMIN.email ? 250 : state.answer) })
      await use(Object.assign(state, mails))
      await mails.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mails }, use) => {
      const server = await startBrowserServer({ SMTP_URL: mails.url })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

/** Subscribes through the API and the link of the mail. */
async function subscribe(page: Page, { received }: MailServer, email: string): Promise<void> {
  await callApiBesidePage(page, 'POST /contact-us', { body: { name: 'Meera', email } })
  const findToken = () =>
    received
      .filter(({ to }) => to.includes(email))
      .flatMap(({ letter }) => linksIn(letter))
      .map(tokenIn)[0] ?? ''
  await expect.poll(findToken).not.toBe('')
  await callApiBesidePage(page, 'POST /newsletter/confirm', { body: { token: findToken() } })
}

test(
  'an admin writes a letter by keyboard, looks at it, tries it, sends it, pauses it and goes on',
  inFullSuite,
  async ({ page, mails }) => {
    const title = 'Kites over the Tapi'
    const subjects = (email: string) =>
      mails.received.filter(({ to }) => to.includes(email)).map(({ letter }) => letter.headers.get('subject'))
    const readers = ['asha@guide.example', 'meera@guide.example']
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const email of readers) await subscribe(page, mails, email)
    await openAdmin(page, 'letters')
    await expect(main(page).getByText('No letter has been written yet.')).toBeVisible()
    await expect(main(page).getByText('2 confirmed subscriptions')).toBeVisible()
    await tabTo(page, main(page).getByRole('link', { name: 'New letter' }))
    await page.keyboard.press('Enter')

    await tabTo(page, button(page, 'Save the draft'))
    await page.keyboard.press('Enter')
    await expect(main(page).getByLabel('Title')).toBeFocused()
    await expect(main(page).getByLabel('Title')).toHaveAccessibleDescription(/Please enter a title/)
    await page.keyboard.type(title)
    await tabTo(page, main(page).getByRole('textbox', { name: 'Text' }))
    await page.keyboard.type('The <b>kites</b> are up.')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Bring a hat.')
    await tabTo(page, main(page).getByRole('combobox', { name: 'Add a place' }))
    await page.keyboard.type('castle')
    await expectFirstOption(page, 'Surat Castle')
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('Surat Castle is in the letter.')).toBeAttached()

    await tabTo(page, button(page, 'Show the preview'))
    await page.keyboard.press('Enter')
    const preview = main(page).getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('heading', { name: title })).toBeVisible()
    await expect(preview.getByText('The <b>kites</b> are up.', { exact: true })).toBeVisible()
    await expect(preview.locator('pre')).toContainText('https://guide.example/places/surat-castle')
    await expectAccessibleInEveryLook(page)
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await widthOfContent(page)).toBe(360)
    expect(await findSmallTargets(main(page), 44)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })

    page.once('dialog', (dialog) => void dialog.dismiss())
    await main(page).getByRole('link', { name: 'All letters' }).click()
    await expect(main(page).getByLabel('Title')).toHaveValue(title)
    await button(page, 'Send a test to me').click()
    await expectToast(page, `A test is on its way to ${ADMIN.email}.`)
    await expect.poll(() => subjects(ADMIN.email)).toContain(`Test: ${title}`)
    await expect(page).toHaveURL(/letter=[\w-]{36}$/)

    mails.answer = 451
    await button(page, 'Send …').click()
    const dialog = page.getByRole('dialog', { name: `Send “${title}”?` })
    await expect(dialog.getByText('It goes to 2 confirmed subscriptions.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send to 2 people' }).click()
    const progress = main(page).getByRole('progressbar', { name: 'Sent so far' })
    await expect(main(page).getByText('0 of 2')).toBeVisible()
    await expect(main(page).getByRole('status').getByText('Being sent')).toBeVisible()
    await tabTo(page, button(page, 'Pause'))
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('Nothing leaves until an admin goes on.')).toBeVisible()
    await page.reload()
    await expect(progress).toHaveAttribute('value', '0')
    mails.answer = 250
    await button(page, 'Go on').click()
    await expect(main(page).getByText('2 of 2')).toBeVisible()
    await expect(main(page).getByText('Sent', { exact: true })).toBeVisible()
    expect(readers.map((email) => subjects(email).filter((subject) => subject === title))).toEqual([[title], [title]])
    await expectAccessibleInEveryLook(page)
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await widthOfContent(page)).toBe(360)
    await main(page).getByRole('link', { name: 'All letters' }).click()
    await expect(main(page).getByRole('article')).toContainText(`${title}Sent`)
  },
)

test(
  'the focus stays with the work while a letter begins, is kept against another text, and is deleted',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/409/)
    await openAdmin(page, 'letters')
    await main(page).getByRole('link', { name: 'New letter' }).press('Enter')
    await expect(main(page).getByRole('heading', { name: 'New letter' })).toBeFocused()
    await main(page).getByLabel('Title').fill('Mangoes')
    await main(page).getByRole('textbox', { name: 'Text' }).fill('They are ripe.')
    await button(page, 'Save the draft').press('Enter')
    await expectToast(page, 'The draft is saved.')
    await expect(button(page, 'Save the draft')).toBeFocused()

    const id = new URL(page.url()).searchParams.get('letter') ?? ''
    const { token } = await logInAdmin(page)
    const body = { title: 'Theirs', text: 'They are green.', places: [], version: 1 }
    await callApiBesidePage(page, `PUT /admin/letters/${id}`, { token, body })
    await main(page).getByRole('textbox', { name: 'Text' }).fill('They are sweet.')
    await button(page, 'Save the draft').press('Enter')
    await button(page, 'Go on with mine').press('Enter')
    await expect(button(page, 'Save the draft')).toBeFocused()
    await expect(main(page).getByRole('textbox', { name: 'Text' })).toHaveValue('They are sweet.')

    page.once('dialog', (dialog) => void dialog.accept())
    await button(page, 'Discard the draft').press('Enter')
    await expect(main(page).getByRole('link', { name: 'New letter' })).toBeVisible()
    await expect(main(page)).toBeFocused()
  },
)
