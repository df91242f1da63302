import { useState } from 'react'
import type * as z from 'zod/mini'
import { answerSecondFactor, askForPasskey } from '#contract/account/second-factor.endpoints.ts'
import type { SessionReply } from '#contract/account/auth.ts'
import type { PendingLogin, SecondFactorKind } from '#contract/api/pending-login.ts'
import { RecoveryCodeForm, TotpConfirmation } from '#contract/account/second-factor.ts'
import { login, secondFactor } from '#messages/login.ts'
import { ApiError, callOverHttp } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Field, type FieldProps } from '../../ui/field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { readFields, useForm } from '../../ui/use-form.ts'
import { findPasskey } from './browser-passkeys.ts'
import { canUsePasskeys } from './can-use-passkeys.ts'

type Admission = z.infer<typeof SessionReply>

type StepProps = {
  pending: PendingLogin
  onAdmitted: (admission: Admission) => Promise<void>
  /** The user wants to, or must, begin with the password again. */
  onRestart: () => void
}

const methods = {
  passkey: secondFactor.withPasskey,
  totp: secondFactor.withApp,
  'recovery-code': secondFactor.withRecoveryCode,
} as const satisfies Record<SecondFactorKind, string>

/** The second step of a login: one of the account's ways, with buttons for the others. */
export function SecondFactorStep(props: StepProps) {
  const { pending, onRestart } = props
  const possible = pending.kinds.filter((kind) => kind !== 'passkey' || canUsePasskeys())
  const [method, setMethod] = useState<SecondFactorKind>(possible[0] ?? 'recovery-code')
  return (
    <>
      {method === 'passkey' && <PasskeyMethod {...props} />}
      {method === 'totp' && <TotpMethod {...props} />}
      {method === 'recovery-code' && <RecoveryCodeMethod {...props} />}
      <p className="auth-links">
        {possible
          .filter((kind) => kind !== method)
          .map((kind) => (
            <button key={kind} type="button" className="text-button" onClick={() => setMethod(kind)}>
              {methods[kind]}
            </button>
          ))}
        <button type="button" className="text-button" onClick={onRestart}>
          {secondFactor.startAgain}
        </button>
      </p>
    </>
  )
}

/** A ticket that no longer holds leads back to the password. */
function getWriting({ onAdmitted, onRestart }: StepProps, failure: string) {
  return {
    onSuccess: onAdmitted,
    onFailure: (error: unknown) => {
      if (error instanceof ApiError && error.code === 'unauthenticated') onRestart()
    },
    failure,
    place: 'top-right',
  } as const
}

function PasskeyMethod(props: StepProps) {
  const { ticket } = props.pending
  const { mutate, isPending } = useApiMutation({
    write: async () => {
      const { options } = await callOverHttp(askForPasskey, { body: { ticket } })
      return callOverHttp(answerSecondFactor, { body: { ticket, passkey: await findPasskey(options) } })
    },
    ...getWriting(props, secondFactor.passkeyFailed),
  })
  return (
    <div className="form">
      <p>{secondFactor.loginPasskeyText}</p>
      <Button onClick={() => mutate()} isBusy={isPending}>
        {secondFactor.withPasskey}
      </Button>
    </div>
  )
}

const readCode = readFields(TotpConfirmation)

function TotpMethod(props: StepProps) {
  const { fieldErrors, isPending, submit } = useForm({
    read: readCode,
    write: (proof) => callOverHttp(answerSecondFactor, { body: { ticket: props.pending.ticket, ...proof } }),
    ...getWriting(props, login.failed),
  })
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p>{secondFactor.loginCodeText}</p>
      <ProofField
        label={secondFactor.codeOfApp}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={secondFactor.codeHint}
        error={fieldErrors.code}
      />
      <Button type="submit" isBusy={isPending}>
        {secondFactor.confirm}
      </Button>
    </form>
  )
}

const readRecoveryCode = readFields(RecoveryCodeForm)

function RecoveryCodeMethod(props: StepProps) {
  const { fieldErrors, isPending, submit } = useForm({
    read: readRecoveryCode,
    write: (proof) => callOverHttp(answerSecondFactor, { body: { ticket: props.pending.ticket, ...proof } }),
    ...getWriting(props, login.failed),
  })
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p>{secondFactor.loginRecoveryText}</p>
      <ProofField
        label={secondFactor.recoveryCode}
        name="recoveryCode"
        autoComplete="off"
        error={fieldErrors.recoveryCode}
      />
      <Button type="submit" isBusy={isPending}>
        {secondFactor.confirm}
      </Button>
    </form>
  )
}

function ProofField(props: FieldProps) {
  return <Field {...props} ref={takeFocus} autoCapitalize="none" autoCorrect="off" spellCheck={false} required />
}
