import type { Locator } from '@playwright/test'

/** Presses, typed fields and choices of a task. */
type Effort = { clicks: number; fields: number; decisions: number }

/** Acts as somebody who has never seen a page: presses and types only what the screen names, and counts it. */
export function createNewcomer() {
  const effort: Effort = { clicks: 0, fields: 0, decisions: 0 }
  return {
    effort,
    press: async (target: Locator): Promise<void> => {
      effort.clicks += 1
      await target.click()
    },
    type: async (target: Locator, text: string): Promise<void> => {
      effort.fields += 1
      await target.fill(text)
    },
    choose: async (target: Locator, option: string): Promise<void> => {
      effort.decisions += 1
      await target.selectOption(option)
    },
    give: async (target: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> => {
      effort.clicks += 1
      await target.setInputFiles(file)
    },
  }
}
