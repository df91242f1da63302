import { useState, type ReactNode } from 'react'
import { reauthenticate } from '#contract/account/second-factor.endpoints.ts'
import { admin } from '#messages/admin.ts'
import { ApiError, callOverHttp } from '../api/call.ts'
import { PasswordForm } from '../account/second-factor/password-form.tsx'
import { Dialog } from '../ui/dialog.tsx'

type Reauthentication = {
  /** Sends a call. When the server asks for the password first, the dialog asks for it and the call is sent again. */
  withReauthentication: <Result>(call: () => Promise<Result>) => Promise<Result>
  dialog: ReactNode
}

/** For the actions that ask for a recent login (`needsRecentLogin` in the table of operations). */
export function useReauthentication(hint: string = admin.askAgainHint): Reauthentication {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve))
  const end = (isConfirmed: boolean) => {
    answer?.(isConfirmed)
    setAnswer(null)
  }
  return {
    withReauthentication: async (call) => {
      try {
        return await call()
      } catch (error) {
        const isAsked = error instanceof ApiError && error.code === 'reauthentication-required'
        if (!isAsked || !(await ask())) throw error
        return call()
      }
    },
    dialog: (
      <Dialog title={admin.askAgain} isOpen={answer !== null} onClose={() => end(false)} className="dialog-card">
        {answer && (
          <PasswordForm
            hint={hint}
            submit={admin.askAgainConfirm}
            write={(password) => callOverHttp(reauthenticate, { body: { password } })}
            onDone={() => end(true)}
            onCancel={() => end(false)}
          />
        )}
      </Dialog>
    ),
  }
}
