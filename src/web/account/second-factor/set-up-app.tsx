import { actions } from '#messages/ui.ts'
import { useState } from 'react'
import { beginTotp, confirmTotp } from '#contract/account/second-factor.endpoints.ts'
import { TotpConfirmation } from '#contract/account/second-factor.ts'
import { secondFactor } from '#messages/login.ts'
import { callOverHttp, textOfFailure } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { readFields, useForm } from '../../ui/use-form.ts'
import { PasswordForm } from './password-form.tsx'
import { QrCode } from '../../ui/qr-code.tsx'

type Secret = { secret: string; uri: string }

type SetUpProps = {
  /** @param codes null unless these are the first recovery codes */
  onDone: (codes: string[] | null) => void
  onCancel: () => void
}

/** The password, then the secret for the app and its first code. */
export function SetUpApp({ onDone, onCancel }: SetUpProps) {
  const [secret, setSecret] = useState<Secret | null>(null)
  if (secret) return <ConfirmApp secret={secret} onDone={onDone} onCancel={onCancel} />
  return (
    <PasswordForm
      hint={secondFactor.appHint}
      submit={secondFactor.next}
      write={(password) => callOverHttp(beginTotp, { body: { password } })}
      onDone={setSecret}
      onCancel={onCancel}
    />
  )
}

const readCode = readFields(TotpConfirmation)

function ConfirmApp({ secret: { secret, uri }, onDone, onCancel }: SetUpProps & { secret: Secret }) {
  const [refusal, setRefusal] = useState<string>()
  const { fieldErrors, isPending, submit } = useForm({
    read: readCode,
    write: (body) => callOverHttp(confirmTotp, { body }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onFailure: (error) => setRefusal(textOfFailure(error, secondFactor.failed)),
  })
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p>{secondFactor.scan}</p>
      <QrCode text={uri} label={secondFactor.qrCode} />
      <p className="totp-key">
        {secondFactor.key} <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <Field
        label={secondFactor.codeOfApp}
        name="code"
        ref={takeFocus}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        hint={secondFactor.codeHint}
        error={fieldErrors.code ?? refusal}
      />
      <div className="dialog-actions">
        <Button look="quiet" onClick={onCancel}>
          {actions.cancel}
        </Button>
        <Button type="submit" isBusy={isPending}>
          {secondFactor.switchOn}
        </Button>
      </div>
    </form>
  )
}
