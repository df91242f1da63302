import * as z from 'zod/mini'
import { addDays } from '#contract/text/dates.ts'
import { callApiBesidePage } from '../support/browser-calls.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { joinInOtherBrowser, mondayAhead, renameTrip, saveTripBesidePage, typeTitle } from '../support/browser-trips.ts'
import { createSignedInUser } from '../support/browser-users.ts'

const MONDAY = mondayAhead()

const People = z.object({ people: z.array(z.object({ id: z.nullable(z.string()) })) })

test(
  'two people in two browsers see each other and each other’s changes, until one is removed',
  inFullSuite,
  async ({ page, browser, baseURL }) => {
    const owner = await createSignedInUser(page)
    const { _id } = await saveTripBesidePage(page, owner, {
      title: 'Castle and coast',
      startDate: MONDAY,
      endDate: addDays(MONDAY, 1),
      activities: [{ name: 'Surat Castle', place: 'surat-castle', date: MONDAY, position: 1 }],
    })
    const streams: string[] = []
    page.context().on('request', (request) => {
      if (request.url().includes('/api/trip-live')) streams.push(request.url())
    })
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, `/my-trips/${_id}`)
    const companion = { browser, baseURL, width: 360, id: _id, owner, role: 'editor' } as const
    const { context, friend, guest } = await joinInOtherBrowser(page, companion)
    await open(friend, `/my-trips/${_id}`)

    const tuesday = friend.getByRole('tab').nth(1)
    await tuesday.click()
    await expect(friend.getByRole('list', { name: 'Here now' })).toContainText(owner.name)
    await expect(page.getByRole('list', { name: 'Here now' })).toContainText(`${guest.name} · Tue`)

    await renameTrip(friend, 'Castle and friends')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Castle and friends')

    // The other says something of the same field while it is being typed.
    await typeTitle(page, 'Castle by the sea')
    await renameTrip(friend, 'Castle, coast and friends')
    await friend.getByRole('tab').first().click()
    await friend.getByRole('button', { name: 'Change Surat Castle' }).click()
    await friend.getByRole('textbox', { name: 'Note' }).fill('Meet at the gate')
    await friend.keyboard.press('Tab')
    await expect(page.getByText('Meet at the gate')).toBeVisible()
    await page.getByRole('textbox', { name: 'Title', exact: true }).press('Enter')
    const question = page.getByRole('dialog')
    await expect(question.getByLabel('Castle by the sea')).toBeVisible()
    await question.getByLabel('Castle, coast and friends').check()
    await question.getByRole('button', { name: 'Keep these' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Castle, coast and friends')

    // A second tab of the same browser shares the stream.
    const before = streams.length
    const second = await page.context().newPage()
    await open(second, `/my-trips/${_id}`)
    await expect(second.getByRole('list', { name: 'Here now' })).toContainText(guest.name)
    expect(streams.length).toBe(before)

    const { people } = People.parse(await callApiBesidePage(page, `GET /trip/people/${_id}`, owner))
    await callApiBesidePage(page, `DELETE /trip/people/${_id}/${people[1]?.id ?? ''}`, owner)
    await expect(friend.getByText('This trip is not shared with you any more.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Here now' })).toHaveCount(0)
    await context.close()
  },
)
