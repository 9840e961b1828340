import { useUpdateClientMutation } from '@seriba/api/clients'
import type { ClientView } from '@seriba/contracts/clients'
import { roleIds } from '@seriba/domain/access/roles'
import { longestShortCode } from '@seriba/domain/clients/short-code'
import { TextField } from '@seriba/ui/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../shared/FormDialog.tsx'
import { useSave } from '../shared/use-save.ts'
import { KeeperSelect } from './KeeperSelect.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'

type KeepersDialogProps = { detail: ClientView['detail']; onClose: () => void }

/** Who looks after a client, their language, and the code of their groups; the rest of the profile is their own. */
export function KeepersDialog({ detail, onClose }: KeepersDialogProps) {
  const { t } = useTranslation(['clients', 'common'])
  const [update] = useUpdateClientMutation()
  const { save, busy, failure, errorOf, forget } = useSave()
  const before = {
    managerId: detail.managerId ?? 0,
    dealerId: detail.dealerId ?? 0,
    language: detail.language,
    shortCode: detail.shortCode ?? '',
  }
  const [initial] = useState(before)
  const [values, setValues] = useState(before)
  const changed = Object.entries(values).filter(
    ([name, value]) => initial[name as keyof typeof initial] !== value,
  )
  const edit = (part: Partial<typeof values>) => {
    forget()
    setValues({ ...values, ...part })
  }

  async function submit() {
    if (changed.length === 0) return onClose()
    const change = { id: detail.userId, ...Object.fromEntries(changed) }
    if (await save(() => update(change).unwrap(), t('common:saved'))) onClose()
  }

  return (
    <FormDialog
      title={t('clients:keepers.title', { name: detail.fullName })}
      dirty={changed.length > 0}
      busy={busy}
      failure={failure}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <KeeperSelect
        kind="managers"
        value={values.managerId}
        error={errorOf('managerId')}
        onChange={(managerId) => edit({ managerId })}
      />
      {detail.roleId !== roleIds.dealer && (
        <KeeperSelect
          kind="dealers"
          except={detail.userId}
          value={values.dealerId}
          error={errorOf('dealerId')}
          onChange={(dealerId) => edit({ dealerId })}
        />
      )}
      <LanguageSelect value={values.language} onChange={(language) => edit({ language })} />
      <TextField
        label={t('clients:client.groupCode')}
        help={t('clients:keepers.codeHelp')}
        maxLength={longestShortCode}
        value={values.shortCode}
        error={errorOf('shortCode')}
        onChange={({ target }) => edit({ shortCode: target.value.toUpperCase() })}
      />
    </FormDialog>
  )
}
