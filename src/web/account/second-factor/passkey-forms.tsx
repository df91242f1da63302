import { actions } from '#messages/ui.ts'
import { useState } from 'react'
import { addPasskey, beginPasskey, renamePasskey } from '#contract/account/second-factor.endpoints.ts'
import { PASSKEY_NAME_MAX_LENGTH, PasskeyNameChange, type Passkey } from '#contract/account/second-factor.ts'
import { secondFactor } from '#messages/login.ts'
import { callOverHttp, textOfFailure } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { readFields, useForm } from '../../ui/use-form.ts'
import { createPasskey } from './browser-passkeys.ts'
import { PasswordForm } from './password-form.tsx'

type AddProps = { onDone: (codes: string[] | null) => void; onCancel: () => void }

/** The password, then a name. The name's button opens the browser's own dialog, which needs a fresh click. */
export function AddPasskey({ onDone, onCancel }: AddProps) {
  const [options, setOptions] = useState<object | null>(null)
  if (!options) {
    return (
      <PasswordForm
        hint={secondFactor.passkeysHint}
        submit={secondFactor.next}
        write={(password) => callOverHttp(beginPasskey, { body: { password } })}
        onDone={(begun) => setOptions(begun.options)}
        onCancel={onCancel}
      />
    )
  }
  return (
    <NameForm
      name=""
      submit={secondFactor.addPasskey}
      failure={secondFactor.passkeyFailed}
      write={async (name) => {
        const passkey = await createPasskey(options)
        return callOverHttp(addPasskey, { body: { name, passkey } })
      }}
      onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
      onCancel={onCancel}
    />
  )
}

type RenameProps = { passkey: Passkey; onDone: () => void; onCancel: () => void }

export function RenamePasskey({ passkey: { _id: id, name }, onDone, onCancel }: RenameProps) {
  return (
    <NameForm
      name={name}
      submit={secondFactor.save}
      failure={secondFactor.failed}
      write={(changed) => callOverHttp(renamePasskey, { params: { id }, body: { name: changed } })}
      onDone={onDone}
      onCancel={onCancel}
    />
  )
}

const readName = readFields(PasskeyNameChange)

type NameFormProps<Result> = {
  name: string
  submit: string
  failure: string
  write: (name: string) => Promise<Result>
  onDone: (result: Result) => void
  onCancel: () => void
}

function NameForm<Result>({ name, submit, failure, write, onDone, onCancel }: NameFormProps<Result>) {
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    read: readName,
    write: (input) => write(input.name),
    onSuccess: onDone,
    onFailure: (error) => setRefusal(textOfFailure(error, failure)),
  })
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <Field
        label={secondFactor.passkeyName}
        name="name"
        ref={takeFocus}
        defaultValue={name}
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        required
        error={form.fieldErrors.name ?? refusal}
      />
      <div className="dialog-actions">
        <Button look="quiet" onClick={onCancel}>
          {actions.cancel}
        </Button>
        <Button type="submit" isBusy={form.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
