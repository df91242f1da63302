import type { Page } from '@playwright/test'
import { fill } from '#contract/messages/format.ts'
import { createReview, openAdmin } from '../support/browser-admin.ts'
import {
  accountMenuIn,
  expectGoodScreen,
  openBell,
  readingIn,
  type Reading,
  walkedFirstIn,
} from '../support/browser-language.ts'
import { button, field, main } from '../support/browser-main.ts'
import { expect, inFullSuite, open, test } from '../support/browser-test.ts'
import { expectToast } from '../support/browser-toasts.ts'
import { createUserInBrowser, logIn, newUserDetails, openAs, type BrowserUser } from '../support/browser-users.ts'
import { codeIn, type ReceivedMail } from '../support/letters.ts'
import { anyOf } from '../support/messages.ts'

type Walk = Reading & { page: Page }
type Traveller = ReturnType<typeof newUserDetails>
type LetterTo = (email: string) => Promise<ReceivedMail>

/** A place that no other file writes about, because a removal stays to be seen there. */
const PATH = '/places/dotivala-bakery'
/** Reviews keep the name of their place as it was stored, which is English (docs/decisions/0068). */
const PLACE = 'Dotivala Bakery'

async function reportReview(walk: Walk, text: string): Promise<void> {
  const { page, words } = walk
  const review = main(page).getByRole('listitem').filter({ hasText: text })
  await review.getByRole('button', { name: anyOf(words.reportButton.reportOf) }).press('Enter')
  const dialog = page.getByRole('dialog', { name: words.report.title })
  await dialog.getByLabel(words.report.reason).selectOption(words.moderationReasons.advertising)
  await expectGoodScreen(page, walk)
  await dialog.getByRole('button', { name: words.report.submit }).click()
  await expectToast(page, words.report.sent)
}

async function removeReview(walk: Walk, text: string): Promise<void> {
  const { page, words, formats } = walk
  await openAdmin(page, 'moderation', walk)
  const row = main(page).getByRole('article').filter({ hasText: text })
  const { reports, subjects, actions, titles, done, reason } = words.moderation
  const [subject, why] = [subjects.review, words.moderationReasons.advertising]
  const count = formats.plural(reports, 1).replace('{subject}', subject).replace('{reason}', why)
  await expect(row).toContainText(count)
  await row.getByRole('checkbox').check()
  await expectGoodScreen(page, walk)
  await button(page, actions.remove).click()
  const preview = page.getByRole('dialog', { name: formats.plural(titles.remove, 1) })
  await expect(preview.getByLabel(reason)).toHaveValue('advertising')
  await expectGoodScreen(page, walk)
  await preview.getByRole('button', { name: actions.remove, exact: true }).click()
  await expectToast(page, formats.plural(done.remove, 1))
  await expect(row).toHaveCount(0)
}

async function appealRemoval(walk: Walk, author: BrowserUser): Promise<void> {
  const { page, words, at } = walk
  const { kinds, see, appealOf, appealLabel, send } = words.ownModeration
  const [place, reason] = [PLACE, words.moderationReasons.advertising]
  await openAs(page, author, at(PATH))
  await openBell(page, walk)
  await expect(page.getByText(fill(kinds.removed, { place, reason }))).toBeVisible()
  await expectGoodScreen(page, walk)
  await page.getByRole('link', { name: see }).click()
  await main(page)
    .getByRole('button', { name: fill(appealOf, { place }) })
    .click()
  await main(page).getByLabel(appealLabel).fill('It is not <b>my</b> shop.')
  await expectGoodScreen(page, walk)
  await button(page, send).click()
  await expect(main(page).getByText(fill(kinds.appealed, { place, reason }))).toBeVisible()
}

async function answerAppeal(walk: Walk, text: string): Promise<void> {
  const { page, words, formats } = walk
  const { list, lists, appeal, actions, done } = words.moderation
  await openAdmin(page, 'moderation', walk)
  await main(page).getByLabel(list, { exact: true }).selectOption(lists.appealed)
  const row = main(page).getByRole('article').filter({ hasText: text })
  await expect(row).toContainText(appeal)
  await row.getByRole('checkbox').check()
  await expectGoodScreen(page, walk)
  await button(page, actions.uphold).click()
  await page.getByRole('dialog').getByRole('button', { name: actions.uphold, exact: true }).click()
  await expectToast(page, formats.plural(done.uphold, 1))
}

async function readLastWord(walk: Walk, author: BrowserUser): Promise<void> {
  const { page, words, at } = walk
  await openAs(page, author, at('/reviews'))
  const reason = words.moderationReasons.advertising
  const answer = fill(words.ownModeration.kinds.upheld, { place: PLACE, reason })
  await expect(main(page).getByText(answer)).toBeVisible()
  await expectGoodScreen(page, walk)
}

async function signUp(walk: Walk, traveller: Traveller): Promise<void> {
  const { page, words, at } = walk
  await open(page, at('/signup'))
  await field(page, words.account.name).fill(traveller.name)
  await field(page, words.account.email).fill(traveller.email)
  await field(page, words.account.password).fill(traveller.password)
  await button(page, words.signup.submit).click()
  await expect(accountMenuIn(page, walk, traveller.name)).toBeVisible()
}

async function changeProfile(walk: Walk, { name, email }: Traveller): Promise<void> {
  const { page, words, at } = walk
  const { edit, phoneNumber, save, updated, notProvided } = words.profile
  await open(page, at('/profile'))
  const facts = main(page).getByRole('definition')
  await expect(facts.first()).toHaveText(name)
  await expect(facts.nth(1)).toHaveText(email)
  await expect(facts.nth(2)).toHaveText(notProvided)
  await expectGoodScreen(page, walk)
  await button(page, edit).click()
  await main(page).getByLabel(phoneNumber).fill('+91 98250 00000')
  await expectGoodScreen(page, walk)
  await button(page, save).click()
  await expectToast(page, updated)
  await expect(facts.nth(2)).toHaveText('+91 98250 00000')
}

async function setNewPassword(walk: Walk, { name, email, password }: Traveller, mailTo: LetterTo): Promise<void> {
  const { page, words } = walk
  await accountMenuIn(page, walk, name).click()
  await page.getByRole('banner').getByRole('button', { name: words.logout.submit, exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: words.navigation.login, exact: true }).click()
  await main(page).getByRole('link', { name: words.login.forgotPassword }).click()
  await main(page).getByLabel(words.account.emailAddress).fill(email)
  await expectGoodScreen(page, walk)
  await button(page, words.passwordReset.send).click()
  await expectToast(page, words.passwordReset.sent)
  await expect.poll(async () => (await mailTo(email)).subject).toBe(words.mails.oneTimeCode.subject)
  await field(page, words.passwordReset.otp).fill(codeIn(await mailTo(email)))
  await field(page, words.passwordReset.newPassword).fill(password)
  await expectGoodScreen(page, walk)
  await button(page, words.passwordReset.submit).click()
  await expectToast(page, words.passwordReset.succeeded)
}

async function deleteAccount(walk: Walk, { password }: Traveller): Promise<void> {
  const { page, words, at } = walk
  const { deleteAccount, deletePassword, deleteConfirm, deleted } = words.profile
  await open(page, at('/profile'))
  await button(page, deleteAccount).click()
  const dialog = page.getByRole('dialog', { name: deleteAccount })
  await dialog.getByLabel(deletePassword).fill(password)
  await expectGoodScreen(page, walk)
  await dialog.getByRole('button', { name: deleteConfirm }).click()
  await expectToast(page, deleted)
  await expect(page).toHaveURL(at('/'))
}

for (const { code } of walkedFirstIn('hi')) {
  test(`in ${code}, a report leads to a removal, an appeal and an answer`, inFullSuite, async ({ page }) => {
    const walk: Walk = { ...(await readingIn(code)), page }
    const author = await createUserInBrowser(page, { name: 'Ravi Mehta' })
    const reader = await createUserInBrowser(page, { name: 'Hetal Rana' })
    const text = `Buy kites at my shop ${author.email}`
    await createReview(page, author, { placeName: PLACE, rating: 5, reviewText: text })

    await openAs(page, reader, walk.at(PATH))
    await reportReview(walk, text)
    await removeReview(walk, text)
    await appealRemoval(walk, author)
    await answerAppeal(walk, text)
    await readLastWord(walk, author)
  })

  test(
    `in ${code}, a traveller changes the profile, forgets the password and deletes the account`,
    inFullSuite,
    async ({ page, mailTo }) => {
      const walk: Walk = { ...(await readingIn(code)), page }
      const traveller = newUserDetails()
      const renewed = { ...traveller, password: 'another monsoon' }

      await signUp(walk, traveller)
      await changeProfile(walk, traveller)
      await setNewPassword(walk, renewed, mailTo)
      await logIn(page, renewed, walk.words)
      await expect(accountMenuIn(page, walk, traveller.name)).toBeVisible()
      await deleteAccount(walk, renewed)
    },
  )
}
