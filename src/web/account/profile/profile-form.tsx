import { useCallback, useRef } from 'react'
import { ProfileChange, type User } from '#contract/account/auth.ts'
import { updateProfile } from '#contract/account/auth.endpoints.ts'
import { servedLanguages, type LanguageCode } from '#contract/messages/languages.ts'
import { fieldErrors as texts } from '#messages/field-errors.ts'
import { language } from '#messages/language.ts'
import { profile } from '#messages/account.ts'
import { callOverHttp } from '../../api/call.ts'
import { useCity } from '../../city/use-city.ts'
import { updateUser } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { readFields, useForm } from '../../ui/use-form.ts'
import { useLeaveQuestion } from '../../ui/leave-questions.tsx'
import { getChanges } from './changes.ts'

const readProfileChange = readFields(ProfileChange)

export function ProfileForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { fieldErrors, isPending, submit } = useForm({
    read: readProfileChange,
    write: (typed) => callOverHttp(updateProfile, { body: getChanges(typed, user) }),
    onSuccess: ({ user: changed }) => {
      updateUser({ ...user, ...changed })
      onSaved()
    },
    success: profile.updated,
    failure: texts['profile.invalid'],
    place: 'top-right',
  })
  useLeaveQuestion(useCallback(() => form.current !== null && isChanged(form.current), []))
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <Field
        label={profile.fullName}
        name="name"
        autoComplete="name"
        defaultValue={user.name}
        required
        error={fieldErrors.name}
      />
      <Field
        label={profile.emailAddress}
        name="email"
        type="email"
        autoComplete="email"
        value={user.email}
        readOnly
        hint={profile.emailFixed}
      />
      <Field
        label={profile.phoneNumber}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={user.phone}
        error={fieldErrors.phone}
      />
      <Field
        label={profile.address}
        name="address"
        autoComplete="street-address"
        defaultValue={user.address}
        error={fieldErrors.address}
      />
      <LanguageField chosen={user.language ?? language.code} />
      <Button type="submit" isBusy={isPending}>
        {profile.save}
      </Button>
    </form>
  )
}

function LanguageField({ chosen }: { chosen: LanguageCode }) {
  const served = servedLanguages(useCity().languages)
  return (
    <FieldFrame label={profile.language}>
      {(attributes) => (
        <select {...attributes} name="language" defaultValue={chosen}>
          {served.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

function isChanged(form: HTMLFormElement): boolean {
  return (
    [...form.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue) ||
    [...form.querySelectorAll('option')].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  )
}
