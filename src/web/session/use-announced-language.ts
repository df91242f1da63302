import { useEffect } from 'react'
import { updateProfile } from '#contract/account/auth.endpoints.ts'
import { knownLanguage } from '#contract/messages/languages.ts'
import { callOverHttp } from '../api/call.ts'
import { readStored } from './browser-storage.ts'

/**
 * Stores the language that the owner chooses in the account, for its mails. Links to another language only note the
 * choice on the device, because guests load their code, too. Following such a link leaves the page.
 */
export function useAnnouncedLanguage(): void {
  useEffect(() => {
    let announced = readStored('language')
    const announce = () => {
      const chosen = knownLanguage(readStored('language'))
      if (!chosen || chosen.code === announced) return
      announced = chosen.code
      // Nobody waits for the answer. The language can be chosen again, here or on the profile.
      callOverHttp(updateProfile, { body: { language: chosen.code } }, { keepalive: true }).catch(() => undefined)
    }
    addEventListener('pagehide', announce)
    return () => removeEventListener('pagehide', announce)
  }, [])
}
