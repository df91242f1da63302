import { widthOfContent } from '../support/browser-access.ts'
import { openAdmin } from '../support/browser-admin.ts'
import { button, main } from '../support/browser-main.ts'
import { createNewcomer } from '../support/browser-newcomer.ts'
import { testWithOwnServer } from '../support/browser-own-server.ts'
import { createPhoto } from '../support/browser-reviews.ts'
import { devices, expect, inFullSuite, open } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'

const test = testWithOwnServer

const PUBLISHED = 'Published: visitors see it within two seconds.'
const places = { name: /^Places/ }

// The figures stand in docs/measurements/newcomer.txt.
for (const [device, viewport] of devices) {
  test(
    `the panel asks a newcomer for little on ${device}: a place, new hours, a file and back`,
    inFullSuite,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const tabs = page.getByRole('navigation', { name: 'Admin panel', exact: true })
      const form = main(page)
      const path = `/places/newcomer-tea-${viewport.width}`

      await openAdmin(page, 'start')
      const place = createNewcomer()
      await place.press(tabs.getByRole('link', places))
      await place.press(form.getByRole('link', { name: 'New place' }))
      await place.type(form.getByLabel('Name', { exact: true }), `Newcomer Tea ${viewport.width}`)
      await place.choose(form.getByLabel('List', { exact: true }), 'Cafe')
      await place.choose(form.getByLabel('Kind', { exact: true }), 'Café')
      await place.type(form.getByLabel('Neighbourhood', { exact: true }), 'Adajan')
      await place.choose(form.getByLabel('How sure the whole entry is'), 'Fairly sure')
      await place.type(form.getByLabel('Description'), 'Tea, toast and a view of the lake.')
      const adder = form.getByRole('group', { name: 'Add a photo' })
      await place.give(adder.getByLabel('Photo', { exact: true }), await createPhoto())
      const photo = form.getByRole('group', { name: 'Photo 1' })
      await place.type(photo.getByLabel('What the photo shows'), 'The counter.')
      await place.type(photo.getByLabel('Credit'), 'Me')
      await place.type(photo.getByLabel('Licence'), 'own photo')
      await place.press(button(page, 'Add'))
      await place.type(form.getByLabel('Opens'), '08:00')
      await place.type(form.getByLabel('Closes'), '22:30')
      await place.press(button(page, 'I saw it'))
      await place.press(button(page, 'Publish now'))
      await expectToast(page, PUBLISHED)
      expect(place.effort).toEqual({ clicks: 6, fields: 8, decisions: 3 })
      expect(await widthOfContent(page)).toBeLessThanOrEqual(viewport.width)
      await open(page, path)
      await expect(main(page)).toContainText('08:00 to 22:30')
      await expect(main(page).getByRole('img', { name: 'The counter.' })).toBeVisible()
      await expect(main(page)).toContainText('Price not known')

      const hours = createNewcomer()
      await hours.press(page.getByRole('link', { name: 'Edit this place' }))
      await hours.press(form.locator('summary').filter({ hasText: /^Opening hours/ }))
      await hours.type(form.getByLabel('Closes'), '21:00')
      await hours.press(button(page, 'I saw it'))
      await hours.press(button(page, 'Publish now'))
      await expectToast(page, PUBLISHED)
      expect(hours.effort).toEqual({ clicks: 4, fields: 1, decisions: 0 })
      await open(page, path)
      await expect(main(page)).toContainText('08:00 to 21:00')

      await openAdmin(page, 'start')
      const rows = ['Title;Lat;Lng;Opening Hours;Telephone;What', 'Row Cafe;21.19;72.79;10:00-18:00;0261 242 3750;Cafe']
      const own = { name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
      const file = createNewcomer()
      await file.press(tabs.getByRole('link', places))
      await file.press(form.getByRole('link', { name: 'Import', exact: true }))
      await file.give(form.getByLabel('File', { exact: true }), own)
      await file.press(button(page, 'Read the file'))
      await file.press(form.getByRole('checkbox', { name: /^I collected these facts myself/ }))
      await file.press(button(page, 'Read the rows again'))
      await expect(main(page)).not.toContainText('Facts without a source are left out')
      await expect(main(page)).toContainText('6 fields in the file')
      await file.press(form.getByRole('button', { name: 'Import', exact: true }))
      await expectToast(page, 'Imported. One press takes it back for 30 days.')
      await file.press(button(page, 'Take the import back'))
      await expect(main(page)).toContainText('Taken back')
      expect(file.effort).toEqual({ clicks: 8, fields: 0, decisions: 0 })
    },
  )
}
