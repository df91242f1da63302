import { actions } from '#messages/ui.ts'
import { useState } from 'react'
import type { User } from '#contract/account/auth.ts'
import { profile } from '#messages/account.ts'
import { session as messages } from '#messages/login.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../../document/head.ts'
import { knownLanguage } from '#contract/messages/languages.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../../city/use-city.ts'
import { useSession } from '../../session/session.ts'
import type { LoginState } from '../../session/login-state.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IllustratedPage } from '../../ui/illustrated-page.tsx'
import { LeaveQuestions } from '../../ui/leave-questions.tsx'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { ProfileForm } from './profile-form.tsx'
import { UnconfirmedEmail } from './unconfirmed-email.tsx'
import './profile.css'

const secondFactorSection = lazyWithPreload(
  async () => (await import('../second-factor/second-factor-section.tsx')).SecondFactorSection,
)

export function ProfilePage() {
  const session = useSession()
  usePageHead({ title: fill(site.titled, { page: profile.title }), description: profile.description, path: null })
  return session.kind === 'guest' ? (
    <AskToLogIn />
  ) : (
    <LeaveQuestions>
      <OwnProfile user={session.user} />
    </LeaveQuestions>
  )
}

function AskToLogIn() {
  const { pictures } = useCity()
  const wanted: LoginState = { wanted: paths.profile }
  return (
    <IllustratedPage picture={pictures.about} title={profile.title} text={profile.pleaseLogin}>
      <ButtonLink to={paths.login} state={wanted}>
        {messages.goToLogin}
      </ButtonLink>
    </IllustratedPage>
  )
}

function OwnProfile({ user }: { user: User }) {
  const [isEditing, setIsEditing] = useState(false)
  return (
    <div className="profile-page">
      <div className="profile-main">
        <section className="profile-card" aria-labelledby="profile-title">
          <header>
            <h1 id="profile-title">{profile.title}</h1>
            <Button look="quiet" onClick={() => setIsEditing(!isEditing)}>
              {isEditing ? actions.cancel : profile.edit}
            </Button>
          </header>
          {isEditing ? <ProfileForm user={user} onSaved={() => setIsEditing(false)} /> : <ProfileFacts user={user} />}
        </section>
        <DevicesSection email={user.email} />
        <EmailSection email={user.email} />
        <PasswordSection email={user.email} />
        <secondFactorSection.Lazy props={{}} placeholder={null} />
      </div>
      <PrivacySection user={user} />
    </div>
  )
}

function getName(code: User['language']) {
  const language = knownLanguage(code ?? null)
  return language && <span lang={language.code}>{language.name}</span>
}

function ProfileFacts({ user }: { user: User }) {
  const facts = [
    [profile.fullName, user.name],
    [profile.emailAddress, user.email],
    [profile.phoneNumber, user.phone],
    [profile.address, user.address],
    [profile.language, getName(user.language)],
  ] as const
  return (
    <dl className="profile-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value || <span className="profile-blank">{profile.notProvided}</span>}
            {label === profile.emailAddress && user.mustConfirmEmail === true && <UnconfirmedEmail />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
