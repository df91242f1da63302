import { exportMyData } from '#contract/account/auth.endpoints.ts'
import type { User } from '#contract/account/auth.ts'
import { profile } from '#messages/account.ts'
import { callOverHttp } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { DeleteAccount } from './delete-account.tsx'
import { StorageUse } from './storage-use.tsx'
import { TripMails } from './trip-mails.tsx'
import { pageIcons } from '../../ui/page-icons.ts'

const deviceContents = lazyWithPreload(
  async () => (await import('../../guide/offline/device-contents-section.tsx')).DeviceContentsSection,
)

export function PrivacySection({ user: { id, email } }: { user: User }) {
  return (
    <section className="profile-privacy" aria-labelledby="privacy-title">
      <h2 id="privacy-title">{profile.privacyTitle}</h2>
      <StorageUse email={email} />
      <deviceContents.Lazy props={{ userId: id }} placeholder={null} />
      <TripMails email={email} />
      <div>
        <p>{profile.downloadHint}</p>
        <DownloadButton />
      </div>
      <div>
        <p>{profile.deleteHint}</p>
        <DeleteAccount email={email} />
      </div>
    </section>
  )
}

function DownloadButton() {
  const { mutate, isPending } = useApiMutation({
    write: async () => {
      const { success: _, ...personalData } = await callOverHttp(exportMyData, {})
      return personalData
    },
    onSuccess: (personalData) => {
      const content = JSON.stringify(personalData, null, 2)
      saveFile({ name: 'safarnama-my-data.json', type: 'application/json', content })
    },
    failure: profile.downloadFailed,
    place: 'top-right',
  })
  return (
    <Button look="quiet" icon={pageIcons.download} onClick={() => mutate()} isBusy={isPending}>
      {profile.download}
    </Button>
  )
}
