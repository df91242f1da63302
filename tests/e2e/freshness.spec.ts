import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook, findSmallTargets, widthOfContent } from '../support/browser-access.ts'
import { logInAdmin, openAdmin } from '../support/browser-admin.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { main } from '../support/browser-main.ts'
import { testWithOwnServer } from '../support/browser-own-server.ts'
import { devices, expect, open, inFullSuite } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { newPlace } from '../support/desk-places.ts'

const test = testWithOwnServer

/** Publishes a place whose toilets nobody has checked for years. */
async function publishOldPlace(page: Page, name: string, slug: string): Promise<void> {
  const { token } = await logInAdmin(page)
  const toilets = { value: 'yes', source: 'https://garden.example/', checkedOn: '2015-01-01', confidence: 'reported' }
  const place = { ...newPlace, name, slug, facts: { toilets } }
  await callApiBesidePage(page, 'POST /desk/places', {
    token,
    body: { kind: 'places', version: 0, text: place, as: 'publish' },
  })
}

for (const [device, viewport] of devices) {
  test(`an editor confirms an old fact with one key on ${device}, and takes it back`, inFullSuite, async ({ page }) => {
    await page.setViewportSize(viewport)
    const name = `Old Garden ${viewport.width}`
    await publishOldPlace(page, name, `old-garden-${viewport.width}`)
    await openAdmin(page, 'freshness')
    const row = main(page).getByRole('article').filter({ hasText: name })
    await expect(row).toContainText('not checked for long')
    expect(await widthOfContent(page)).toBeLessThanOrEqual(viewport.width)
    expect(await findSmallTargets(main(page), 44)).toEqual([])
    await expectAccessibleInEveryLook(page)
    await page.setViewportSize(viewport)

    await row.getByRole('button', { name: `Still true today: Toilets, ${name}` }).focus()
    await page.keyboard.press('t')
    await expectToast(page, `Checked today: Toilets, ${name}.`)
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(row).toContainText('checked 1 Jan 2015')
    await row.getByRole('button', { name: `Still true today: Toilets, ${name}` }).press('Enter')
    await expect(row).toHaveCount(0)
    await open(page, `/places/old-garden-${viewport.width}`)
    await expect(page.getByRole('complementary', { name: 'Facts' })).not.toContainText('2015')
  })
}

test('an editor is told of a draft before a fact is confirmed', inFullSuite, async ({ page }) => {
  const name = 'Half Written Garden'
  await publishOldPlace(page, name, 'half-written-garden')
  const { token } = await logInAdmin(page)
  const facts = { toilets: { value: 'no', source: null, checkedOn: '2015-01-01', confidence: 'estimate' } }
  const place = { ...newPlace, name, slug: 'half-written-garden', facts }
  await callApiBesidePage(page, 'PUT /desk/places/half-written-garden', {
    token,
    body: { kind: 'places', version: 1, text: place, as: 'draft' },
  })
  await openAdmin(page, 'freshness')
  const row = main(page).getByRole('article').filter({ hasText: name })
  await expect(row).toContainText('This place has a draft. Publish or discard it before you confirm a fact.')
  await expect(row.getByRole('button')).toHaveCount(0)
})
