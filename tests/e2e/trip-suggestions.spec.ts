import { addDays } from '#contract/text/dates.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { joinInOtherBrowser, mondayAhead, saveTripBesidePage } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'

const MONDAY = mondayAhead()

test(
  'a suggestion waits at its stop and in a list until the owner decides, and the history names both',
  inFullSuite,
  async ({ page, browser, baseURL }) => {
    const owner = await createSignedInUser(page)
    const { _id } = await saveTripBesidePage(page, owner, {
      title: 'Castle and coast',
      startDate: MONDAY,
      endDate: addDays(MONDAY, 1),
      activities: [{ name: 'Surat Castle', place: 'surat-castle', date: MONDAY, position: 1, time: '10:00' }],
    })
    const companion = { browser, baseURL, width: 320, id: _id, owner, role: 'suggester' } as const
    const { context, friend, guest } = await joinInOtherBrowser(page, companion)
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, `/my-trips/${_id}`)
    await open(friend, `/my-trips/${_id}`)

    // By keyboard, at the stop.
    const opener = friend.getByText('Suggest a change of Surat Castle')
    await opener.locator('xpath=ancestor::summary').focus()
    await friend.keyboard.press('Enter')
    const form = friend.getByRole('form', { name: 'Suggest a change of Surat Castle' })
    await form.getByLabel('Time').fill('11:30')
    await form.getByLabel('Why (if you like)').fill('It opens late.')
    await form.getByRole('button', { name: 'Suggest', exact: true }).click()
    const waiting = friend.getByRole('group', { name: 'Change Surat Castle' }).first()
    await expect(waiting).toContainText('Time: 10:00 → 11:30')
    await friend.locator('summary').filter({ hasText: 'Suggest a stop' }).click()
    const stop = friend.getByRole('form', { name: 'Suggest a stop' })
    await friend.setViewportSize({ width: 360, height: 740 })
    const { height } = (await friend.getByRole('button', { name: 'Share', exact: true }).boundingBox()) ?? { height: 0 }
    expect(height, 'the button beside the open form keeps its height').toBeLessThanOrEqual(60)
    await friend.setViewportSize({ width: 320, height: 740 })
    await stop.getByLabel('Place or stop').fill('Dumas Beach')
    await stop.getByRole('button', { name: 'Suggest', exact: true }).click()
    await expect(friend.getByText('2 suggestions wait')).toBeVisible()
    expect(await friend.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

    const castle = page.locator('[data-stop]').filter({ hasText: 'Surat Castle' })
    await expect(castle.getByRole('group', { name: 'Change Surat Castle' })).toContainText('Why: It opens late.')
    await castle.getByRole('button', { name: 'Accept: Change Surat Castle' }).click()
    await expect(castle.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
    await expect(castle).toContainText('11:30')
    await page.locator('summary').filter({ hasText: '1 suggestion waits' }).click()
    await page.getByRole('button', { name: 'Decline: New stop: Dumas Beach' }).click()
    await expect(page.getByText('1 suggestion waits')).toHaveCount(0)
    await expect(friend.getByText('1 suggestion waits')).toHaveCount(0)

    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const people = page.getByRole('dialog').getByRole('region', { name: 'People' })
    await people.locator('summary').filter({ hasText: 'Who changed what' }).click()
    await expect(people).toContainText('Surat Castle: time')
    await expect(people).toContainText(`${guest.name} suggested it.`)
    await context.close()
  },
)
