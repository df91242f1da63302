import { expectAccessibleInEveryLook, findSmallTargets, widthOfContent } from '../support/browser-access.ts'
import { openAdmin } from '../support/browser-admin.ts'
import { devices, expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { createUserInBrowser, logIn } from '../support/browser-users.ts'

for (const [device, viewport] of devices) {
  test(
    `an admin on ${device} makes somebody a moderator by keyboard, who sees that part of the panel alone`,
    inFullSuite,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const person = await createUserInBrowser(page, { name: 'Jignesh Naik' })
      await openAdmin(page, 'accounts')
      await page.getByLabel('Email, or part of a name or email').fill(person.email)
      await page.keyboard.press('Enter')
      await page.getByRole('main').getByRole('button', { name: 'Role of Jignesh Naik' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Role of Jignesh Naik' })
      await expect(dialog.getByRole('radio', { name: /^Traveller/ })).toBeChecked()
      await expectAccessibleInEveryLook(page, 'dialog[open]')
      await page.setViewportSize(viewport)
      expect(await findSmallTargets(dialog, 44)).toEqual([])
      await dialog.getByRole('radio', { name: /^Traveller/ }).press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(dialog.getByRole('radio', { name: /^Moderator/ })).toBeChecked()
      await page.keyboard.press('Enter')
      await expectToast(page, 'Jignesh Naik has the role “Moderator”.')
      await expect(page.getByRole('main').getByRole('article')).toContainText('Moderator')
      expect(await widthOfContent(page)).toBeLessThanOrEqual(viewport.width)
      await page.getByLabel('Role', { exact: true }).selectOption('Editor')
      await expect(page.getByText('No account matches.')).toBeVisible()
      await page.getByRole('button', { name: 'Logout' }).click()

      await open(page, '/login')
      await logIn(page, person)
      await expectToast(page, 'Login successful!')
      await open(page, '/admin?tab=security')
      const tabs = page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link')
      await expect(tabs).toHaveText(['Start', 'Moderate Reviews', 'Reports'])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start')
    },
  )
}
