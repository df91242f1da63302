import type { Page } from '@playwright/test'

/** Gives the device one voice. What it speaks stands in `spoken` of the page, each text after its language. */
export async function recordSpeech(page: Page, voice: string): Promise<void> {
  await page.addInitScript((lang) => {
    const spoken: string[] = []
    Object.assign(globalThis, { spoken })
    const speak = (utterance: SpeechSynthesisUtterance) => void spoken.push(`${utterance.lang} ${utterance.text}`)
    Object.assign(speechSynthesis, { getVoices: () => [{ lang }], speak })
  }, voice)
}
