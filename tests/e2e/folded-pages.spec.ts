import { expectAccessibleInEveryLook, findSmallTargets, widthOfContent } from '../support/browser-access.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'

test.use({ viewport: { width: 360, height: 740 } })

const HEIGHTS = [
  ['/dishes', 4_000],
  ['/seasons', 5_000],
  ['/phrases', 4_000],
  ['/gu/dishes', 4_500],
  ['/hi/seasons', 5_500],
] as const

test('pages to look things up in are a few screens long on a phone', inFullSuite, async ({ page }) => {
  const tooLong: string[] = []
  for (const [path, most] of HEIGHTS) {
    await open(page, path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height > most) tooLong.push(`${path} ${height}`)
    expect(await widthOfContent(page), path).toBe(360)
  }
  expect(tooLong).toEqual([])
})

test(
  'a dish unfolds by its address, by a tap, and for what the browser looks for in the page',
  inFullSuite,
  async ({ page }) => {
    await open(page, '/dishes#undhiyu')
    const undhiyu = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Undhiyu', exact: true }) })
    await expect(undhiyu.getByText('Root vegetables make it unfit')).toBeInViewport()
    const locho = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Locho', exact: true }) })
    await expect(locho.getByText('Onion and garlic are toppings')).toBeHidden()

    await locho.getByRole('heading').click()

    await expect(locho.getByText('Onion and garlic are toppings')).toBeVisible()
    await page.goto('/about')
    await page.goto('/dishes#:~:text=Onion%20and%20garlic%20are%20toppings')
    await expect(locho.getByText('Onion and garlic are toppings')).toBeVisible()
  },
)

test('paper shows what is folded on the screen', inFullSuite, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await open(page, '/dishes')
  const heights = () =>
    page.locator('main details').evaluateAll((folds) =>
      folds.map((fold) => {
        const last = fold.lastElementChild
        return (
          last?.checkVisibility({ contentVisibilityAuto: true }) === true && last.getBoundingClientRect().height > 0
        )
      }),
    )
  await expect.poll(heights).not.toContain(false)
  await open(page, '/seasons')
  await expect.poll(heights).not.toContain(false)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(heights).toContain(false)
})

for (const path of ['/dishes', '/seasons'])
  test(`${path} is accessible, and its rows are large enough to touch`, inFullSuite, async ({ page }) => {
    await open(page, path)
    expect(await findSmallTargets(page.locator('main'), 44)).toEqual([])
    await expectAccessibleInEveryLook(page)
  })
