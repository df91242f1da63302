import { actions } from '#messages/ui.ts'
import { useState } from 'react'
import { removePasskey, removeTotp, renewRecoveryCodes } from '#contract/account/second-factor.endpoints.ts'
import { fill } from '#contract/messages/format.ts'
import type { Passkey } from '#contract/account/second-factor.ts'
import { secondFactor } from '#messages/login.ts'
import { callOverHttp } from '../../api/call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { AddPasskey, RenamePasskey } from './passkey-forms.tsx'
import { PasswordForm } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpApp } from './set-up-app.tsx'

/** A change that the owner has begun. */
export type Task =
  | { kind: 'set-up-app' | 'remove-app' | 'add-passkey' | 'renew-codes' }
  | { kind: 'rename-passkey' | 'remove-passkey'; passkey: Passkey }

const titles = {
  'set-up-app': secondFactor.setUpApp,
  'remove-app': secondFactor.removeApp,
  'add-passkey': secondFactor.addPasskey,
  'renew-codes': secondFactor.renewCodes,
  'rename-passkey': secondFactor.renameTitle,
  'remove-passkey': secondFactor.removePasskeyTitle,
} as const satisfies Record<Task['kind'], string>

type SecondFactorDialogProps = {
  task: Task | null
  /** The second factor has changed. The dialog may still show recovery codes. */
  onChanged: () => void
  onClose: () => void
}

export function SecondFactorDialog({ task, onChanged, onClose }: SecondFactorDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => {
    setCodes(null)
    onClose()
  }
  const finish = (text: string, newCodes: readonly string[] | null = null) => {
    onChanged()
    notify('success', text, 'top-right')
    setCodes(newCodes)
    if (!newCodes) onClose()
  }
  const title = codes ? secondFactor.recoveryCodes : task ? titles[task.kind] : ''
  return (
    <Dialog title={title} isOpen={task !== null} onClose={close} className="dialog-card">
      {codes && <RecoveryCodes codes={codes} onStored={close} />}
      {/* Each opening mounts a new form, so that no password stays in it. */}
      {task && !codes && <TaskForm task={task} onDone={finish} onCancel={close} />}
    </Dialog>
  )
}

type TaskFormProps = {
  task: Task
  onDone: (text: string, codes?: readonly string[] | null) => void
  onCancel: () => void
}

function TaskForm({ task, onDone, onCancel }: TaskFormProps) {
  if (task.kind === 'set-up-app' || task.kind === 'add-passkey') {
    const Adding = task.kind === 'set-up-app' ? SetUpApp : AddPasskey
    return <Adding onDone={(codes) => onDone(secondFactor.switchedOn, codes)} onCancel={onCancel} />
  }
  if (task.kind === 'rename-passkey') {
    return <RenamePasskey passkey={task.passkey} onDone={() => onDone(secondFactor.renamed)} onCancel={onCancel} />
  }
  if (task.kind === 'remove-passkey') {
    return <RemovePasskey passkey={task.passkey} onDone={onDone} onCancel={onCancel} />
  }
  if (task.kind === 'remove-app') {
    return (
      <PasswordForm
        hint={secondFactor.removeAppHint}
        submit={secondFactor.removeApp}
        look="danger"
        write={(password) => callOverHttp(removeTotp, { body: { password } })}
        onDone={() => onDone(secondFactor.appRemoved)}
        onCancel={onCancel}
      />
    )
  }
  return (
    <PasswordForm
      hint={secondFactor.renewCodesHint}
      submit={secondFactor.renewCodes}
      write={(password) => callOverHttp(renewRecoveryCodes, { body: { password } })}
      onDone={({ recoveryCodes }) => onDone(secondFactor.codesRenewed, recoveryCodes)}
      onCancel={onCancel}
    />
  )
}

type RemovePasskeyProps = Omit<TaskFormProps, 'task'> & { passkey: Passkey }

function RemovePasskey({ passkey: { _id: id, name }, onDone, onCancel }: RemovePasskeyProps) {
  return (
    <PasswordForm
      hint={fill(secondFactor.removePasskeyHint, { name })}
      submit={actions.remove}
      look="danger"
      write={(password) => callOverHttp(removePasskey, { params: { id }, body: { password } })}
      onDone={() => onDone(secondFactor.passkeyRemoved)}
      onCancel={onCancel}
    />
  )
}
