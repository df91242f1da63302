import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { hashOfPair } from '../../tools/languages/review-marks.ts'
import { writeReviewSheet } from '../../tools/languages/review-sheet.ts'
import { widthOfContent } from '../support/browser-access.ts'
import { inFullSuite } from '../support/browser-test.ts'

test(
  'a reader marks texts in the sheet, comes back to them, and saves the answers as a file',
  inFullSuite,
  async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'review-sheet-'))
    const sheet = join(folder, 'review.html')
    const save = { file: 'a.ts', key: 'a.save', english: 'Save', text: 'સાચવો' }
    const home = { file: 'a.ts', key: 'a.home', english: 'Home', text: 'હોમ' }
    writeFileSync(sheet, writeReviewSheet('gu', [save, home]))
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`file://${sheet}`)
    expect(await widthOfContent(page)).toBe(320)

    await page.getByRole('group', { name: 'Save' }).getByLabel('right').check()
    await page.getByRole('group', { name: 'Home' }).getByRole('textbox').fill('ઘર')
    await page.getByLabel('Your name').fill('Asha')
    await page.getByLabel('is my mother tongue').check()
    await expect(page.getByRole('status')).toHaveText('2 of 2')
    // The browser's storage is another process: what a page wrote can reach the next one a moment later.
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('status')).toHaveText('2 of 2', { timeout: 1000 })
    }).toPass()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save my answers as a file' }).click()

    expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toEqual({
      language: 'gu',
      reader: 'Asha',
      isNative: true,
      readOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      answers: [
        { key: 'a.save', texts: hashOfPair(save), verdict: 'right' },
        { key: 'a.home', texts: hashOfPair(home), verdict: 'wrong', text: 'ઘર' },
      ],
    })
    rmSync(folder, { recursive: true })
  },
)
