import { readDeskEntry } from '../support/desk.ts'
import {
  expectAccessibleInEveryLook,
  findSmallTargets,
  pressTabUntil,
  tabTo,
  widthOfContent,
} from '../support/browser-access.ts'
import { logInAdmin, openAdmin } from '../support/browser-admin.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { button, field, main } from '../support/browser-main.ts'
import { testWithOwnServer } from '../support/browser-own-server.ts'
import { devices, expect, inFullSuite, open } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'

const test = testWithOwnServer

for (const [device, viewport] of devices) {
  test(
    `an editor changes the line of the city by keyboard on ${device}, sees what is wrong, previews and publishes it`,
    inFullSuite,
    async ({ page, expectProblem }) => {
      expectProblem(/400/)
      await page.setViewportSize(viewport)
      const tagline = `Silk and steam ${viewport.width}`
      await openAdmin(page, 'city')
      await pressTabUntil(page, main(page).getByRole('link', { name: 'Edit Texts and map' }))
      await page.keyboard.press('Enter')
      await tabTo(page, field(page, 'Line below the name'))
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.press('Backspace')
      await pressTabUntil(page, button(page, 'Publish now'))
      await page.keyboard.press('Enter')
      await expect(field(page, 'Line below the name')).toBeFocused()
      await expect(field(page, 'Line below the name')).toHaveAccessibleDescription('Please fill in this field')
      await page.keyboard.type(tagline)
      await pressTabUntil(page, button(page, 'Preview'))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByText(tagline)).toBeVisible()
      await page.keyboard.press('Escape')
      await tabTo(page, button(page, 'Publish now'))
      await page.keyboard.press('Enter')
      await expectToast(page, 'Published: visitors see it within two seconds.')
      await open(page, '/')
      await expect(page.getByText(tagline)).toBeVisible()
      await open(page, '/gu')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('સુરત')
      await expect(page.getByText(tagline)).toHaveAttribute('lang', 'en')
    },
  )
}

for (const [device, viewport] of devices) {
  test(
    `the city has no search for its three parts on ${device}, and its line is as wide as its section`,
    inFullSuite,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await openAdmin(page, 'city')
      await expect(main(page).getByRole('link', { name: 'Edit Texts and map' })).toBeVisible()
      await expect(main(page).getByRole('searchbox')).toHaveCount(0)
      await page.goto('/admin?tab=city&cityPart=city')
      const isCut = (input: HTMLElement) => input.scrollWidth > input.clientWidth
      const summary = await main(page).getByLabel('Summary for search engines').boundingBox()
      const line = await field(page, 'Line below the name').boundingBox()
      expect(Math.abs((line?.width ?? 0) - (summary?.width ?? 1))).toBeLessThanOrEqual(2)
      expect(viewport.width < 600 || !(await field(page, 'Line below the name').evaluate(isCut))).toBe(true)
    },
  )
}

test('an editor writes the fare of today with its source, and the year shows it', inFullSuite, async ({ page }) => {
  await openAdmin(page, 'city')
  await page.goto('/admin?tab=city&cityPart=fares')
  await field(page, 'Least fare').fill('27.50')
  await main(page).getByLabel('Sources', { exact: true }).first().fill('https://fares.example/2026')
  await button(page, 'Preview').click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByText(/Auto-rickshaw: ₹27.50 at least/)).toBeVisible()
  await expect(preview.getByText('This guide has no figures of the weather yet.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await button(page, 'Publish now').click()
  await expectToast(page, 'Published: visitors see it within two seconds.')
  await open(page, '/seasons')
  await expect(page.getByText(/Auto-rickshaw: ₹27.50 at least/)).toBeVisible()
})

test('an editor adds the fare at night, and the year tells it in each language', inFullSuite, async ({ page }) => {
  await openAdmin(page, 'city')
  await page.goto('/admin?tab=city&cityPart=fares')
  await button(page, 'Fare at night').click()
  await field(page, 'From (HH:MM)').fill('22:00')
  await field(page, 'To (HH:MM)').fill('05:00')
  await field(page, 'Times the fare').fill('1.5')
  await button(page, 'Publish now').click()
  await expectToast(page, 'Published: visitors see it within two seconds.')
  await open(page, '/seasons')
  await expect(page.getByText(/Auto-rickshaw: .*, at night \(22:00 to 05:00\) 1\.5 times as much/)).toBeVisible()
  await open(page, '/hi/seasons')
  await expect(page.getByText(/रात में \(22:00 से 05:00\) 1\.5 गुना/)).toBeVisible()
})

test('profiles of the editors stand in the footer, and lead to another site', inFullSuite, async ({ page }) => {
  const { token } = await logInAdmin(page)
  const answer = await callApiBesidePage(page, 'GET /desk/city/city', { token })
  const { version, text } = readDeskEntry('city', answer)
  const profiles = [{ name: 'Kites of Surat', url: 'https://social.example/kites' }]
  const city = text.slug === 'city' ? { ...text.city, profiles } : {}
  const body = { kind: 'city', version, text: { slug: 'city', city }, as: 'publish' }
  await callApiBesidePage(page, 'PUT /desk/city/city', { token, body })

  const link = page.getByRole('contentinfo').getByRole('link', { name: /^Kites of Surat/ })
  await expect(async () => {
    await page.goto('/about')
    await expect(link).toHaveAttribute('href', 'https://social.example/kites', { timeout: 500 })
  }).toPass()
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('what stays is shown with the reason and has no input', inFullSuite, async ({ page }) => {
  await openAdmin(page, 'city')
  await page.goto('/admin?tab=city&cityPart=city')
  const fixed = main(page).getByRole('group', { name: 'What stays' })
  await expect(fixed.getByText('Asia/Kolkata')).toBeVisible()
  await expect(fixed.getByText('The trips and hours that are stored are by these clocks.')).toBeVisible()
  await expect(fixed.getByRole('textbox')).toHaveCount(0)
  await expect(main(page).getByText('Take it out of the guide')).toHaveCount(0)
})

test(
  'what another editor changed meanwhile is named at its field, and typed text stays',
  inFullSuite,
  async ({ page, expectProblem }) => {
    expectProblem(/409/)
    await openAdmin(page, 'city')
    await page.goto('/admin?tab=city&cityPart=city')
    await field(page, 'Region').fill('Western India')
    const { token } = await logInAdmin(page)
    const answer = await callApiBesidePage(page, 'GET /desk/city/city', { token })
    const { version, text } = readDeskEntry('city', answer)
    const city = text.slug === 'city' ? { ...text.city, region: 'South Gujarat' } : {}
    const body = { kind: 'city', version, text: { slug: 'city', city }, as: 'publish' }
    await callApiBesidePage(page, 'PUT /desk/city/city', { token, body })
    await button(page, 'Publish now').click()
    await expect(main(page).getByText('Somebody else changed this part of the city')).toBeVisible()
    await expect(field(page, 'Region')).toHaveAccessibleDescription(/changed this to “South Gujarat”/)
    await expect(field(page, 'Region')).toHaveValue('Western India')
  },
)

test(
  'the list and the forms of the city are accessible in light and dark, on phones and desktops',
  inFullSuite,
  async ({ page }) => {
    await openAdmin(page, 'city')
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await expectAccessibleInEveryLook(page)
    for (const [part, label] of [
      ['city', 'Line below the name'],
      ['fares', 'Least fare'],
      ['climate', 'Station'],
    ] as const) {
      await page.goto(`/admin?tab=city&cityPart=${part}`)
      await expect(field(page, label)).toBeVisible()
      await expectAccessibleInEveryLook(page)
    }
  },
)

test('the forms of the city fit on a phone, with targets for fingers', inFullSuite, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdmin(page, 'city')
  for (const [part, label] of [
    ['city', 'Line below the name'],
    ['fares', 'Least fare'],
    ['climate', 'Station'],
  ] as const) {
    await page.goto(`/admin?tab=city&cityPart=${part}`)
    await expect(field(page, label)).toBeVisible()
    expect(await findSmallTargets(main(page), 44)).toEqual([])
    expect(await widthOfContent(page)).toBeLessThanOrEqual(360)
  }
})
