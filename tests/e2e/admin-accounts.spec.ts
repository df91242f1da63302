import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook, findSmallTargets, widthOfContent } from '../support/browser-access.ts'
import { createReview, openAdmin } from '../support/browser-admin.ts'
import { breakReply } from '../support/browser-answers.ts'
import { devices, expect, open, test, inFullSuite } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { createUserInBrowser, logIn } from '../support/browser-users.ts'

const row = (page: Page, email: string) => page.getByRole('main').getByRole('article').filter({ hasText: email })

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Email, or part of a name or email').fill(text)
  await page.getByRole('button', { name: 'Search' }).click()
}

async function expectUsable(page: Page, viewport: { width: number; height: number }): Promise<void> {
  expect(await findSmallTargets(page.getByRole('main'), 44)).toEqual([])
  expect(await widthOfContent(page)).toBeLessThanOrEqual(viewport.width)
  await expectAccessibleInEveryLook(page)
  await page.setViewportSize(viewport)
}

for (const [device, viewport] of devices) {
  test(
    `an admin on ${device} suspends an account, takes that back, and finds both in the logs`,
    inFullSuite,
    async ({ page, expectProblem }) => {
      await page.setViewportSize(viewport)
      const traveller = await createUserInBrowser(page, { name: 'Jignesh Naik' })
      const text = `Kites ${Date.now()}`
      await createReview(page, traveller, { reviewText: text })
      await openAdmin(page, 'accounts')
      await search(page, traveller.email)
      await expect(row(page, traveller.email)).toContainText('1 review')
      await expectUsable(page, viewport)

      await row(page, traveller.email).getByRole('button', { name: 'Suspend the account of Jignesh Naik' }).click()
      const question = page.getByRole('dialog', { name: 'Suspend Jignesh Naik?' })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(row(page, traveller.email)).not.toContainText('Suspended since')
      await row(page, traveller.email).getByRole('button', { name: 'Suspend the account of Jignesh Naik' }).click()
      await question.getByRole('button', { name: 'Suspend', exact: true }).click()

      await expectToast(page, 'Jignesh Naik is suspended.')
      await expect(row(page, traveller.email)).toContainText('Suspended since')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(row(page, traveller.email)).not.toContainText('Suspended since')

      await row(page, traveller.email).getByRole('link', { name: 'Security log of Jignesh Naik' }).click()
      const log = page.getByRole('main').getByRole('listitem')
      await expect(log.filter({ hasText: 'Account restored' })).toBeVisible()
      await expect(log.filter({ hasText: 'Account suspended' })).toBeVisible()
      await expect(log.filter({ hasText: 'Sign-up' })).toBeVisible()
      await expect(page.getByText('There is no backup yet. The server makes no backups by itself')).toBeVisible()
      await expectUsable(page, viewport)

      await page.getByLabel('Kind').selectOption('Account suspended')
      await expect(log).toHaveCount(1)
      await page.reload()
      await expect(log).toHaveCount(1)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download as CSV' }).click()
      const file = await (await download).path()
      expect((await readFile(file, 'utf8')).split('\r\n')).toEqual([
        expect.stringContaining('first,last,kind,count,network,account_id,account_name'),
        expect.stringContaining('Jignesh Naik'),
        '',
      ])
      await page.getByLabel('From').fill('2020-01-01')
      await page.getByLabel('Until').fill('2020-01-02')
      await expect(page.getByText('No entry matches.')).toBeVisible()

      expectProblem(/500/)
      await breakReply(page, '**/api/admin/security-log?*')
      await page.getByRole('link', { name: 'Show all accounts' }).click()
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  )
}

test(
  'a suspended traveller reads at login why, and the guide shows none of their reviews',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/403/)
    const traveller = await createUserInBrowser(page)
    const text = `Gulls ${Date.now()}`
    await createReview(page, traveller, { reviewText: text })
    await openAdmin(page, 'accounts')
    await search(page, traveller.email)
    await row(page, traveller.email)
      .getByRole('button', { name: /^Suspend/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true }).click()
    await expect(row(page, traveller.email)).toContainText('Suspended since')
    await page.getByRole('button', { name: 'Logout' }).click()

    await open(page, '/reviews')
    await expect(page.getByText(text)).toHaveCount(0)
    await open(page, '/login')
    await logIn(page, traveller)
    await expectToast(page, 'This account is suspended. Please ask those who look after this guide.')
  },
)
