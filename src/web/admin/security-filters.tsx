import { useSearchParams } from 'react-router'
import { downloadSecurityLog } from '#contract/admin/security-log.endpoints.ts'
import { securityEventKinds, type SecurityLogFilter } from '#contract/admin/security-log.ts'
import { admin, adminSecurity as messages } from '#messages/admin.ts'
import { downloadOverHttp } from '../api/download.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { saveFile } from '../ui/save-file.ts'
import { SelectField } from '../ui/select-field.tsx'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { adminPath } from './admin-url.ts'
import { useReauthentication } from './use-reauthentication.tsx'
import { filterNames, type FilterName } from './security-filter.ts'
import { pageIcons } from '../ui/page-icons.ts'

const kinds = [
  { value: '', label: messages.allKinds },
  ...securityEventKinds.map((value) => ({ value, label: messages.kinds[value] })),
]

/** The URL holds the filter, so that reload and Back keep it. */
export function SecurityFilters({ filter }: { filter: SecurityLogFilter }) {
  const [search, setSearch] = useSearchParams()
  const chosen = Object.fromEntries(filterNames.map((name) => [name, search.get(name) ?? '']))
  const choose = (name: FilterName, value: string) => {
    const given = Object.entries({ ...chosen, [name]: value }).filter(([, text]) => text !== '')
    setSearch({ tab: 'security', ...Object.fromEntries(given) }, { replace: true, preventScrollReset: true })
  }
  return (
    <search className="security-filters">
      <SelectField
        label={messages.kind}
        value={filter.kind ?? ''}
        options={kinds}
        onChange={(kind) => choose('kind', kind)}
      />
      {(['from', 'until'] as const).map((name) => (
        <Field
          key={name}
          label={messages[name]}
          name={name}
          type="date"
          value={chosen[name]}
          onChange={({ currentTarget }) => choose(name, currentTarget.value)}
        />
      ))}
      {filter.account !== undefined && (
        <div className="security-account">
          <span>{messages.onlyOf}</span>
          <ButtonLink look="quiet" to={adminPath('security')}>
            {messages.ofAll}
          </ButtonLink>
        </div>
      )}
      <DownloadButton filter={filter} />
    </search>
  )
}

function DownloadButton({ filter }: { filter: SecurityLogFilter }) {
  const { withReauthentication, dialog } = useReauthentication()
  const { mutate, isPending } = useApiMutation({
    write: () => withReauthentication(() => downloadOverHttp(downloadSecurityLog, { query: filter })),
    onSuccess: (content) => saveFile({ name: 'security-log.csv', type: 'text/csv', content }),
    failure: admin.downloadFailed,
    place: 'top-right',
  })
  return (
    <>
      <Button look="quiet" icon={pageIcons.download} onClick={() => mutate()} isBusy={isPending}>
        {messages.download}
      </Button>
      {dialog}
    </>
  )
}
