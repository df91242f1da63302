import { expectAccessibleInEveryLook, findSmallTargets, widthOfContent } from '../support/browser-access.ts'
import { openAdmin } from '../support/browser-admin.ts'
import { main } from '../support/browser-main.ts'
import { testWithOwnServer } from '../support/browser-own-server.ts'
import { devices, expect, open, inFullSuite } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'

const test = testWithOwnServer

for (const [device, viewport] of devices) {
  test(`an editor imports a file on ${device}, chooses, publishes and takes it back`, inFullSuite, async ({ page }) => {
    await page.setViewportSize(viewport)
    const name = `Imported Garden ${viewport.width}`
    const slug = `imported-garden-${viewport.width}`
    const rows = [
      'name;category;locality;description;latitude;longitude;vegetarian;phone',
      `${name};explore;Adajan;"A garden; with lamps";21.1951;72.7933;yes;+91 261 2423750`,
      `Second ${viewport.width};explore;;;21.2;72.79;;`,
      'Delhi;explore;;;28.6;77.2;;',
    ]
    await openAdmin(page, 'places')
    await main(page).getByRole('link', { name: 'Import', exact: true }).click()
    await main(page)
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) })
    await main(page).getByLabel('Source of the file (address)').fill('https://garden.example/list')
    await main(page).getByRole('button', { name: 'Read the file' }).press('Enter')

    await expect(main(page)).toContainText('2 new, 0 matching, 0 conflicting, 1 faulty')
    await page.reload()
    const row = (named: string) => main(page).getByRole('article').filter({ hasText: named })
    await expect(row('Delhi')).toContainText('It lies outside of the city')
    await expect(row('Second')).toContainText('Becomes a draft: the file has no Neighbourhood, Description.')
    await main(page).getByLabel('Part of the name').fill('second')
    await main(page).getByLabel('Part of the name').press('Enter')
    await expect(row('Delhi')).toHaveCount(0)
    await expect(row('Second')).toBeVisible()
    await main(page).getByLabel('Part of the name').fill('')
    await main(page).getByLabel('Part of the name').press('Enter')
    await expect(row('Delhi')).toBeVisible()
    await row('Second')
      .getByRole('checkbox', { name: `Import Second ${viewport.width}` })
      .press('Space')
    await row(name).locator('summary').press('Enter')
    await row(name)
      .getByRole('checkbox', { name: `Take “Phone” of the file for ${name}` })
      .press('Space')
    await expect(main(page)).toContainText('1 row is chosen')
    expect(await widthOfContent(page)).toBeLessThanOrEqual(viewport.width)
    expect(await findSmallTargets(main(page), 24)).toEqual([])
    await expectAccessibleInEveryLook(page)
    await page.setViewportSize(viewport)

    await main(page).getByLabel('New and changed places').selectOption('Publish what is whole')
    await main(page).getByRole('button', { name: 'Import', exact: true }).press('Enter')
    await expectToast(page, 'Imported. One press takes it back for 30 days.')
    await main(page).getByRole('link', { name: '1 published' }).press('Enter')
    await expect(main(page).getByRole('link', { name })).toBeVisible()
    await main(page).getByRole('link', { name: '2 left out' }).press('Enter')
    await expect(main(page)).toContainText('Delhi')
    await open(page, `/places/${slug}`)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(main(page)).not.toContainText('2423750')
    await expect(main(page)).toContainText('Price not known')

    await openAdmin(page, 'places')
    await main(page).getByRole('link', { name: 'Import', exact: true }).click()
    await main(page).getByRole('link', { name: 'places.csv' }).first().click()
    await main(page).getByRole('button', { name: 'Take the import back' }).press('Enter')
    await expect(main(page)).toContainText('Taken back')
  })
}
