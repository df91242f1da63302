import type { Page } from '@playwright/test'
import {
  expectAccessibleInEveryLook,
  findSmallTargets,
  pressTabUntil,
  widthOfContent,
} from '../support/browser-access.ts'
import { openAdmin } from '../support/browser-admin.ts'
import { button, field, main } from '../support/browser-main.ts'
import { testWithOwnServer } from '../support/browser-own-server.ts'
import { createPhoto } from '../support/browser-reviews.ts'
import { devices, expect, open, inFullSuite } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'

const test = testWithOwnServer

const photos = (page: Page) => main(page).getByRole('group', { name: /^Photo \d+$/ })
const adder = (page: Page) =>
  main(page).getByRole('group', { name: 'Add a photo' }).getByLabel('Photo', { exact: true })

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await pressTabUntil(page, field(page, name))
  await page.keyboard.type(text)
}

async function addPhoto(page: Page): Promise<void> {
  const before = await photos(page).count()
  await adder(page).setInputFiles(await createPhoto())
  await expect(photos(page)).toHaveCount(before + 1)
}

async function describePhoto(page: Page, index: number, alt: string): Promise<void> {
  const photo = photos(page).nth(index)
  await photo.getByLabel('What the photo shows').fill(alt)
  await photo.getByLabel('Credit').fill('Meera Shah')
  await photo.getByLabel('Licence').fill('CC BY 4.0')
}

for (const [device, viewport, details] of devices) {
  test(
    `an editor adds a place with a photo and hours by keyboard alone on ${device}, and visitors see it`,
    details,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const photo = await createPhoto()
      // The browser hands its file dialogs over from now on. A wait that began with the press could come too late.
      page.on('filechooser', (chooser) => void chooser.setFiles(photo))
      const slug = `keyboard-garden-${viewport.width}`
      await openAdmin(page, 'places')
      await pressTabUntil(page, main(page).getByRole('link', { name: 'New place' }))
      await page.keyboard.press('Enter')
      await expect(field(page, 'Name')).toBeVisible()
      await typeInto(page, 'Name', `Keyboard Garden ${viewport.width}`)
      await pressTabUntil(page, field(page, 'List'))
      await field(page, 'List').selectOption('Trending')
      await pressTabUntil(page, field(page, 'Kind'))
      await field(page, 'Kind').selectOption('Nature')
      await typeInto(page, 'Neighbourhood', 'Adajan')
      await pressTabUntil(page, field(page, 'How sure the whole entry is'))
      await field(page, 'How sure the whole entry is').selectOption('Fairly sure')
      await typeInto(page, 'Description', 'A garden around a lake.')
      await pressTabUntil(page, field(page, 'Drawing'))
      await field(page, 'Drawing').selectOption('garden')

      await pressTabUntil(page, adder(page))
      await page.keyboard.press('Enter')
      await expect(photos(page)).toHaveCount(1)
      await pressTabUntil(page, page.getByRole('slider', { name: 'Focal point of photo 1' }))
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '30 % from the left, 60 % from the top')
      await typeInto(page, 'What the photo shows', 'A lake with a fountain.')
      await typeInto(page, 'Credit', 'Meera Shah')
      await typeInto(page, 'Licence', 'CC BY 4.0')
      await typeInto(page, 'Caption', 'At noon.')

      await expect(field(page, 'Add a fact')).toHaveValue('openingHours')
      await pressTabUntil(page, button(page, 'Add'))
      await page.keyboard.press('Enter')
      await pressTabUntil(page, main(page).getByText('Write it in OpenStreetMap’s notation'))
      await page.keyboard.press('Enter')
      await typeInto(page, 'Value', 'Tu-Su 10:00-18:00')
      await pressTabUntil(page, field(page, 'How sure'))
      await page.keyboard.press('o')
      await expect(field(page, 'How sure')).toHaveValue('official')
      await typeInto(page, 'Source (web address)', 'https://garden.example/hours')
      await pressTabUntil(page, button(page, 'Publish now'))
      await page.keyboard.press('Enter')
      await expectToast(page, 'Published: visitors see it within two seconds.')

      await open(page, `/places/${slug}`)
      const cover = main(page).getByRole('img', { name: 'A lake with a fountain.' })
      await expect(cover).toHaveAttribute('src', /^\/media\/[0-9a-f]{64}\.webp$/)
      await expect(cover).toHaveCSS('object-position', '30% 60%')
      await expect(cover).not.toHaveJSProperty('naturalWidth', 0)
      await expect(main(page).getByText('Photo: Meera Shah (CC BY 4.0)')).toBeVisible()
      await expect(main(page).getByText('At noon.')).toBeVisible()
      await expect(main(page).getByText(/10:00/).first()).toBeVisible()
      const src = await cover.getAttribute('src')
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `https://guide.example${src}`)
      await open(page, '/explore?q=Keyboard%20Garden')
      const card = main(page)
        .getByRole('article')
        .filter({ hasText: `Keyboard Garden ${viewport.width}` })
      await expect(card.getByRole('img')).toHaveCSS('object-position', '30% 60%')
    },
  )
}

test('the focal point is chosen with a click on the photo and shows in the preview', inFullSuite, async ({ page }) => {
  await openAdmin(page, 'places')
  await page.goto('/admin?tab=places&place=gopi-talav')
  await addPhoto(page)
  await describePhoto(page, 0, 'Steps down to the water.')
  const point = page.getByRole('slider', { name: 'Focal point of photo 1' })
  const { width, height } = (await point.boundingBox()) ?? { width: 0, height: 0 }
  await point.click({ position: { x: width * 0.8, y: height * 0.2 } })
  await expect(point).toHaveAttribute('aria-valuetext', '80 % from the left, 20 % from the top')

  await button(page, 'Preview').click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  const cover = preview.getByRole('img', { name: 'Steps down to the water.' })
  await expect(cover).toHaveCSS('object-position', '80% 20%')
  await page.keyboard.press('Escape')
  await button(page, 'Save draft').click()
  await expectToast(page, 'The draft is saved.')
  await open(page, '/places/gopi-talav')
  await expect(main(page).getByRole('img', { name: 'Steps down to the water.' })).toHaveCount(0)
})

test('photos change their order and are removed, and the page shows all of them', inFullSuite, async ({ page }) => {
  await openAdmin(page, 'places')
  await page.goto('/admin?tab=places&place=dutch-garden')
  await addPhoto(page)
  await describePhoto(page, 0, 'The gate.')
  await addPhoto(page)
  await describePhoto(page, 1, 'The tombs.')
  await addPhoto(page)
  await describePhoto(page, 2, 'A bench.')
  await button(page, 'Move Photo 2 up').click()
  await expect(main(page).getByText('It is photo 1 of 3 now.')).toBeAttached()
  await button(page, 'Remove Photo 3').click()
  await expect(photos(page)).toHaveCount(2)
  await expect(adder(page)).toBeFocused()
  await button(page, 'Publish now').click()
  await expectToast(page, 'Published: visitors see it within two seconds.')

  await open(page, '/places/dutch-garden')
  const gallery = main(page).getByRole('region', { name: 'Photos' })
  await expect(gallery.getByRole('img')).toHaveCount(2)
  await expect(gallery.getByRole('img').first()).toHaveAttribute('alt', 'The tombs.')
  await gallery.getByRole('link', { name: 'The gate.' }).click()
  await expect(page.getByRole('dialog', { name: 'Photos' }).getByRole('img')).toHaveAttribute('alt', 'The gate.')
  await page.keyboard.press('Escape')
  await expectAccessibleInEveryLook(page)
})

test(
  'what is wrong with a photo stands at its field, and nothing that was typed is lost',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/400/)
    await openAdmin(page, 'places')
    await page.goto('/admin?tab=places&place=clock-tower')
    await addPhoto(page)
    await photos(page).getByLabel('Credit').fill('Meera Shah')
    await button(page, 'Publish now').click()
    const alt = photos(page).getByLabel('What the photo shows')
    await expect(alt).toHaveAccessibleDescription(/Please fill in this field$/)
    await expect(alt).toBeFocused()
    await expect(photos(page).getByLabel('Credit')).toHaveValue('Meera Shah')
    await expect(photos(page)).toHaveCount(1)
  },
)

test('a photo whose upload failed is kept and can be sent again', inFullSuite, async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED|net::/)
  await openAdmin(page, 'places')
  await page.goto('/admin?tab=places&place=science-centre-surat')
  await expect(adder(page)).toBeVisible()
  await page.route('**/api/media/upload', (route) => route.abort(), { times: 1 })
  await adder(page).setInputFiles(await createPhoto())
  await button(page, 'Try again').click()
  await expect(photos(page)).toHaveCount(1)
  await expect(button(page, 'Try again')).toHaveCount(0)
})

test(
  'the photos of the form are accessible and fit on a phone, with targets for fingers',
  inFullSuite,
  async ({ page }) => {
    await openAdmin(page, 'places')
    await page.goto('/admin?tab=places&place=surat-castle')
    await addPhoto(page)
    await addPhoto(page)
    await expectAccessibleInEveryLook(page)
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await findSmallTargets(photos(page).first(), 44)).toEqual([])
    expect(await widthOfContent(page)).toBeLessThanOrEqual(360)
  },
)
