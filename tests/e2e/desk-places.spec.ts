import type { Page } from '@playwright/test'
import { api } from '#contract/api.ts'
import {
  expectAccessibleInEveryLook,
  findSmallTargets,
  pressTabUntil,
  tabTo,
  widthOfContent,
} from '../support/browser-access.ts'
import { logInAdmin, openAdmin } from '../support/browser-admin.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { button, main } from '../support/browser-main.ts'
import { testWithOwnServer } from '../support/browser-own-server.ts'
import { devices, expect, open, inFullSuite } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { openAs } from '../support/browser-users.ts'

const test = testWithOwnServer

/** Changes a place through the API, as another editor does. */
async function changePlace(page: Page, slug: string, fields: object, as = 'publish'): Promise<void> {
  const { token } = await logInAdmin(page)
  const { version, text } = await readPlace(page, slug)
  const body = { kind: 'places', version, text: { ...text, ...fields }, as }
  await callApiBesidePage(page, `PUT /desk/places/${slug}`, { token, body })
}

async function readPlace(page: Page, slug: string) {
  const { token } = await logInAdmin(page)
  const answer = await callApiBesidePage(page, `GET /desk/places/${slug}`, { token })
  return api.getDeskEntry.reply.parse(answer).entry
}

async function fillNewPlace(page: Page, name: string, slug: string): Promise<void> {
  const form = main(page)
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('List', { exact: true }).selectOption('Trending')
  await form.getByLabel('Kind', { exact: true }).selectOption('Nature')
  await form.getByLabel('How sure the whole entry is').selectOption('Fairly sure')
  await form.getByLabel('Neighbourhood', { exact: true }).fill('Adajan')
  await form.getByLabel('Description').fill('A garden around a lake.')
  await form.getByText('More about this place').click()
  await form.getByRole('textbox', { name: 'In the web address' }).fill(slug)
  await form.getByLabel('Tags').fill('garden\nlake')
  await form.getByLabel('Drawing').selectOption('garden')
  await form.getByLabel('Sources', { exact: true }).fill('https://garden.example/')
}

for (const [device, viewport] of devices) {
  test(
    `an editor adds a place with its hours on ${device}, sees what is wrong, previews and publishes it`,
    inFullSuite,
    async ({ page, expectProblem }) => {
      expectProblem(/400/)
      await page.setViewportSize(viewport)
      const slug = `lake-garden-${viewport.width}`
      const name = `Lake Garden ${viewport.width}`
      await openAdmin(page, 'places')
      await main(page).getByRole('link', { name: 'New place' }).click()
      await fillNewPlace(page, name, slug)
      await main(page).getByLabel('How exact the position is').selectOption('site')
      await main(page).getByLabel('Latitude').fill('21.19')
      // Enter saves a draft, which opens as an entry.
      await main(page).getByLabel('Latitude').press('Enter')
      await expectToast(page, 'The draft is saved.')
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
      await main(page).getByLabel('Add a fact').selectOption('Opening hours')
      await button(page, 'Add').click()
      const hours = main(page)
        .getByRole('group', { name: /^Opening hours/ })
        .last()
      await hours.getByText('Write it in OpenStreetMap’s notation').click()
      await hours.getByLabel('Value').fill('10:00-18:00 Tu-Su')
      await hours.getByLabel('Source (web address)').fill('https://garden.example/hours')
      await expect(hours.getByLabel('How sure')).toHaveValue('')
      await hours.getByLabel('How sure').selectOption('reported')

      await button(page, 'Publish now').click()
      await expect(hours.getByLabel('Value')).toHaveAccessibleDescription(/write it as Tu-Su 10:00-18:00/)
      await expect(hours.getByLabel('Value')).toBeFocused()
      await expect(main(page).getByLabel('Description')).toHaveValue('A garden around a lake.')

      await hours.getByRole('button', { name: 'Yes, use this' }).click()
      await expect(hours.getByLabel('Value')).toHaveValue('Tu-Su 10:00-18:00')
      await button(page, 'Preview').click()
      const preview = page.getByRole('dialog', { name: 'Preview' })
      await expect(preview.getByText('A garden around a lake.')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(button(page, 'Preview')).toBeFocused()
      await button(page, 'Publish now').click()
      await expectToast(page, 'Published: visitors see it within two seconds.')
      await expect(main(page).getByText('Edited here')).toBeVisible()
      expect(await widthOfContent(page)).toBeLessThanOrEqual(viewport.width)

      await open(page, `/places/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByText('A garden around a lake.')).toBeVisible()
      await page.getByRole('button', { name: 'Show large' }).click()
      await expect(page.getByRole('dialog', { name: 'For the driver' }).locator('strong')).toHaveText(name)
    },
  )
}

test(
  'what is typed while a new place is being saved stays, and is published at its address',
  inFullSuite,
  async ({ page }) => {
    await openAdmin(page, 'places')
    await main(page).getByRole('link', { name: 'New place' }).click()
    await fillNewPlace(page, 'Slow Garden', 'slow-garden')
    await main(page).getByLabel('How exact the position is').selectOption('site')
    await main(page).getByLabel('Latitude').fill('21.19')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/desk/places', async (route) => {
      await held.promise
      await route.continue()
    })
    const sent = page.waitForRequest('**/api/desk/places')
    await button(page, 'Save draft').click()
    await sent
    await main(page).getByLabel('Description').fill('A garden that was described twice.')
    held.resolve()
    await expectToast(page, 'The draft is saved.')
    await expect(main(page).getByLabel('Description')).toHaveValue('A garden that was described twice.')
    await button(page, 'Publish now').click()
    await expectToast(page, 'Published: visitors see it within two seconds.')
    await expect(page).toHaveURL(/slow-garden/)
    await expect(main(page).getByLabel('Description')).toHaveValue('A garden that was described twice.')
  },
)

test('the panel opens on what waits, and each line leads there with its number', inFullSuite, async ({ page }) => {
  await changePlace(page, 'vr-surat', { locality: 'Dumas Road' }, 'draft')
  await openAdmin(page, 'start')
  await main(page)
    .getByRole('link', { name: /^[1-9]\d* drafts? of (a place|places)$/ })
    .press('Enter')
  await expect(page).toHaveURL('/admin?tab=places&state=draft')
  await expect(main(page).getByRole('article').filter({ hasText: 'VR Surat' })).toBeVisible()
})

test('the number on a tab follows what is published, while the tab stays', inFullSuite, async ({ page }) => {
  await changePlace(page, 'suvali-beach', { locality: 'Suvali, Hazira' }, 'draft')
  await openAdmin(page, 'places')
  await page.goto('/admin?tab=places&place=suvali-beach')
  const tab = page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name: /^Places/ })
  await expect(tab).toHaveAccessibleName(/^Places \d+ waits?$/)
  const waiting = Number(/\d+/.exec(await tab.innerText())?.[0])
  await button(page, 'Publish now').click()
  await expect(tab).toHaveAccessibleName(waiting === 1 ? 'Places' : new RegExp(`^Places ${waiting - 1} waits?$`))
})

test(
  'a new place says at once what it lacks, and who saw a fact is its source',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/400/)
    await openAdmin(page, 'places')
    await main(page).getByRole('link', { name: 'New place' }).click()
    await main(page).getByRole('button', { name: 'Add', exact: true }).click()
    await main(page).getByLabel('Opens').fill('08:00')
    await main(page).getByLabel('Closes').fill('22:30')
    await button(page, 'Publish now').click()
    await expect(page.getByText(/^Not saved\. Please look at: .* more fields$/)).toBeVisible()
    await expect(main(page).getByLabel('Drawing')).toHaveAccessibleDescription('Please choose one')
    await main(page).getByLabel('List').selectOption('Cafe')
    await expect(main(page).getByLabel('Drawing')).toHaveValue('category-cafe')
    await button(page, 'I saw it').click()
    await expect(main(page).getByText(/^seen on the spot/)).toBeVisible()
    await expect(main(page).getByLabel('How sure', { exact: true })).toHaveAccessibleDescription('')
  },
)

test('an editor goes from the page of a place to its form', inFullSuite, async ({ page }) => {
  await openAs(page, await logInAdmin(page), '/places/surat-castle')
  await page.getByRole('link', { name: 'Edit this place' }).press('Enter')
  await expect(page).toHaveURL('/admin?tab=places&place=surat-castle')
  await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue('Surat Castle')
})

test('the list finds places by name and state', inFullSuite, async ({ page }) => {
  await openAdmin(page, 'places')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await main(page).getByLabel('Part of the name').fill('suvali')
  await button(page, 'Search').click()
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await main(page).getByLabel('Show', { exact: true }).selectOption('Retired')
  await expect(main(page).getByText('No place matches.')).toBeVisible()
})

test('an editor changes a place by keyboard alone', inFullSuite, async ({ page }) => {
  await openAdmin(page, 'places')
  await main(page).getByLabel('Part of the name').fill('hope bridge')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await tabTo(page, main(page).getByRole('link', { name: /^Edit / }))
  await page.keyboard.press('Enter')
  await tabTo(page, main(page).getByLabel('Neighbourhood', { exact: true }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Between Adajan and Chowk')
  await pressTabUntil(page, button(page, 'Publish now'))
  await page.keyboard.press('Enter')
  await expectToast(page, 'Published: visitors see it within two seconds.')
  await page.keyboard.press('Escape')
  await open(page, '/places/hope-bridge-and-riverfront')
  await expect(page.getByText('Between Adajan and Chowk').first()).toBeVisible()
})

test(
  'a changed value asks how the editor knows it, and names the texts that may repeat the old one',
  inFullSuite,
  async ({ page }) => {
    const old = { source: 'https://tower.example/', checkedOn: '2026-01-10', confidence: 'official' }
    const facts = { openingHours: { ...old, value: 'Mo-Su 10:00-18:00' } }
    await changePlace(page, 'clock-tower', { hours: 'ten to six', facts })
    await openAdmin(page, 'places')
    await open(page, '/admin?tab=places&place=clock-tower')
    await main(page)
      .locator('summary')
      .filter({ hasText: /^Opening hours/ })
      .press('Enter')
    const hours = main(page).getByRole('group', { name: /^Opening hours/ })
    await hours.getByText('Write it in OpenStreetMap’s notation').click()
    await hours.getByLabel('Value').fill('Mo-Su 09:00-18:00')
    await expect(hours).toContainText('These texts may repeat the old value: Hours in words')
    await hours.getByRole('button', { name: 'I asked by phone' }).press('Enter')
    await expect(hours.getByRole('button', { name: 'I asked by phone' })).toHaveCount(0)
    await expect(hours.getByLabel('Source (web address)')).toHaveValue('')
    await button(page, 'Publish now').click()
    await expectToast(page, 'Published: visitors see it within two seconds.')
    await page.keyboard.press('Escape')
    await open(page, '/places/clock-tower')
    await expect(main(page)).toContainText('asked by phone')
  },
)

test(
  'the map for a new place shows the city, and arrow keys move the marker within it',
  inFullSuite,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAdmin(page, 'places')
    await main(page).getByRole('link', { name: 'New place' }).click()
    await main(page).getByLabel('How exact the position is').selectOption('site')
    await main(page).getByRole('group', { name: 'Map' }).scrollIntoViewIfNeeded()
    const before = Number(await main(page).getByLabel('Latitude').inputValue())
    await main(page)
      .getByLabel(/^Marker\./)
      .press('ArrowUp')
    await expect(main(page).getByLabel('Latitude')).not.toHaveValue(String(before))
    const moved = Number(await main(page).getByLabel('Latitude').inputValue()) - before
    expect(moved).toBeGreaterThan(0)
    expect(moved).toBeLessThan(0.01)
  },
)

test('the focus goes to the title when an entry opens, and after its first saving', inFullSuite, async ({ page }) => {
  await openAdmin(page, 'places')
  await main(page).getByRole('link', { name: 'New place' }).press('Enter')
  await expect(main(page).getByRole('heading', { name: 'New place' })).toBeFocused()
  await fillNewPlace(page, 'Focused Garden', 'focused-garden')
  await button(page, 'Save draft').press('Enter')
  await expect(main(page).getByRole('heading', { name: 'Focused Garden' })).toBeFocused()
})

test('an editor is told before the text of another one is overwritten, and chooses', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/409/)
  await openAdmin(page, 'places')
  await page.goto('/admin?tab=places&place=clock-tower')
  const locality = main(page).getByLabel('Neighbourhood', { exact: true })
  await locality.fill('Mine')
  await changePlace(page, 'clock-tower', { locality: 'Theirs' })

  await button(page, 'Publish now').click()
  await expect(main(page).getByText('Somebody else changed this place')).toBeVisible()
  await expect(locality).toHaveAccessibleDescription(/changed this to “Theirs”/)
  await expect(locality).toHaveValue('Mine')
  await button(page, 'Keep mine and save again').click()
  await expect(main(page).getByText('The next saving replaces the other text.')).toBeVisible()
  await expect(button(page, 'Publish now')).toBeFocused()
  await button(page, 'Publish now').click()
  await expectToast(page, 'Published: visitors see it within two seconds.')
  await expect(locality).toHaveValue('Mine')
})

test(
  'a place is retired for another one, its address says so, and it comes back',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/410/)
    // The reviews of a place that is not in the guide.
    expectProblem(/404/)
    await openAdmin(page, 'places')
    await page.goto('/admin?tab=places&place=gandhi-baug')
    await main(page).getByText('Take it out of the guide').click()
    await main(page).getByLabel('Replaced by').selectOption('Dutch Garden')
    await button(page, 'Retire the place').click()
    await expect(main(page).getByText(/^This place is retired\./)).toBeVisible()

    await open(page, '/places/gandhi-baug')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This place is no longer in the guide')
    await main(page).getByRole('link', { name: 'See Dutch Garden instead' }).click()
    await expect(page).toHaveURL('/places/dutch-garden')

    await open(page, '/admin?tab=places&place=gandhi-baug')
    await button(page, 'Bring it back').click()
    await expect(main(page).getByLabel('Name', { exact: true })).toBeVisible()
    await open(page, '/places/gandhi-baug')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Gandhi/)
  },
)

test('the history shows who changed what, and an earlier version becomes the draft', inFullSuite, async ({ page }) => {
  await openAdmin(page, 'places')
  await changePlace(page, 'andrews-library', { locality: 'Elsewhere' })
  await page.goto('/admin?tab=places&place=andrews-library')
  const locality = main(page).getByLabel('Neighbourhood', { exact: true })
  await expect(locality).toHaveValue('Elsewhere')
  await main(page).getByText('History', { exact: true }).click()
  await main(page).getByText('1 field changed').click()
  await expect(main(page).getByRole('cell', { name: 'Elsewhere' })).toBeVisible()
  await button(page, 'Make version 1 the draft').click()
  await expect(locality).not.toHaveValue('Elsewhere')
  await expect(main(page).getByText('Has a draft')).toBeVisible()
})

test(
  'a newer text of the folder stands beside the text of the editors, for a choice',
  inFullSuite,
  async ({ page }) => {
    const folderChanges = [{ field: 'locality', before: 'Chowk', after: 'Chowk Bazar, by the river' }]
    await openAdmin(page, 'places')
    await page.route('**/api/desk/places/surat-castle', async (route) => {
      const answer = await route.fetch()
      const { entry } = api.getDeskEntry.reply.parse(await answer.json())
      await route.fulfill({ json: { success: true, entry: { ...entry, isDiffering: true, folderChanges } } })
    })
    await page.route('**/api/desk/places/surat-castle/folder', async (route) => {
      expect(route.request().postDataJSON()).toEqual({ version: 0, choice: 'keep' })
      await route.fulfill({
        json: { success: true, entry: { ...(await readPlace(page, 'surat-castle')), version: 1 } },
      })
    })
    await page.goto('/admin?tab=places&place=surat-castle')
    const table = main(page).getByRole('table', { name: 'The content folder has a newer text' })
    await expect(table.getByRole('row')).toHaveText([
      /Field.*Your text.*The folder/,
      /Neighbourhood.*Chowk.*by the river/,
    ])
    await button(page, 'Keep your text').click()
    await expectToast(page, 'Decided.')
    await expect(table).toHaveCount(0)
  },
)

test('typed text of a place is never lost without a question', async ({ page }) => {
  await openAdmin(page, 'places')
  await main(page).getByRole('link', { name: 'New place' }).click()
  await main(page).getByLabel('Description').fill('Half a sentence')
  page.once('dialog', (dialog) => void dialog.dismiss())
  await main(page).getByRole('link', { name: 'All places' }).click()
  await expect(main(page).getByLabel('Description')).toHaveValue('Half a sentence')
})

test('the list of places is accessible in light and dark, on phones and desktops', inFullSuite, async ({ page }) => {
  await openAdmin(page, 'places')
  await page.goto('/admin?tab=places&text=beach')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await expectAccessibleInEveryLook(page)
})

test('the form of a place is accessible in light and dark, on phones and desktops', inFullSuite, async ({ page }) => {
  await openAdmin(page, 'places')
  await page.goto('/admin?tab=places&place=gopi-talav')
  await expect(main(page).getByLabel('Name', { exact: true })).toBeVisible()
  await main(page).locator('details.desk-fact > summary').first().click()
  await expectAccessibleInEveryLook(page)
})

test('the form of a place fits on a phone, with targets for fingers', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdmin(page, 'places')
  await page.goto('/admin?tab=places&place=surat-castle')
  await expect(main(page).getByLabel('Name', { exact: true })).toBeVisible()
  for (const summary of await main(page).locator('details.desk-fact > summary').all()) await summary.click()
  expect(await findSmallTargets(main(page), 44)).toEqual([])
  expect(await widthOfContent(page)).toBeLessThanOrEqual(360)
})
