const speech = 'speechSynthesis' in globalThis ? speechSynthesis : null

/** Devices load their voices late. */
export function onNewVoices(listener: () => void): () => void {
  speech?.addEventListener('voiceschanged', listener)
  return () => speech?.removeEventListener('voiceschanged', listener)
}

/** @param code subtag of a language (BCP 47) */
export function hasVoice(code: string): boolean {
  return voiceFor(code) !== undefined
}

/** Reads the texts in a voice of their language, one after the other. */
export function readAloud(code: string, texts: readonly (string | null)[]): void {
  stopReading()
  for (const text of texts) {
    if (text === null) continue
    speech?.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang: voiceFor(code)?.lang ?? code }))
  }
}

export function stopReading(): void {
  speech?.cancel()
}

/** Android writes `gu_IN` instead of `gu-IN`. */
function voiceFor(code: string): SpeechSynthesisVoice | undefined {
  return speech?.getVoices().find(({ lang }) => lang.split(/[-_]/, 1)[0] === code)
}
