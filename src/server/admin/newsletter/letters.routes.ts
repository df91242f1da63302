import type { letterOperations } from '#contract/admin/letters.operations.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import type { LetterDeps } from './letters.ts'

/** Newsletter issues are written a few times a year, so their rules load with the first call. */
const loadLetters = () => import('./letters.ts')
const loadSending = () => import('./letter-sending.ts')

export function letterHandlers(deps: LetterDeps): HandlersFor<typeof letterOperations> {
  return {
    listLetters: async () => ({ success: true, ...(await (await loadLetters()).listLetters(deps)) }),
    getLetter: async ({ params: { id } }) => ({
      success: true,
      letter: await (await loadLetters()).getLetter(deps, id),
    }),
    createLetter: async ({ body }, { account }) => ({
      success: true,
      letter: await (await loadLetters()).createLetter(deps, { input: body, accountId: account.id }),
    }),
    saveLetter: async ({ params: { id }, body }, { account }) => ({
      success: true,
      letter: await (await loadLetters()).saveLetter(deps, { id, input: body, accountId: account.id }),
    }),
    discardLetter: async ({ params: { id } }, { account }) => {
      await (await loadLetters()).discardLetter(deps, { id, accountId: account.id })
      return { success: true }
    },
    previewLetter: async ({ body }) => ({ success: true, preview: (await loadLetters()).preview(deps, body) }),
    testLetter: async ({ params: { id } }, { account }) => {
      await (await loadLetters()).testLetter(deps, { id, account })
      return { success: true, email: account.email }
    },
    sendLetter: async ({ params: { id }, body: { version } }, { account }) => ({
      success: true,
      letter: await (await loadSending()).sendLetter(deps, { id, version, adminId: account.id }),
    }),
    pauseLetter: async ({ params: { id } }, { account }) => ({
      success: true,
      letter: await (await loadSending()).pauseLetter(deps, { id, adminId: account.id }),
    }),
    resumeLetter: async ({ params: { id } }, { account }) => ({
      success: true,
      letter: await (await loadSending()).resumeLetter(deps, { id, adminId: account.id }),
    }),
  }
}
