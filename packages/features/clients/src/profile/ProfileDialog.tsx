import type { ClientView } from '@seriba/contracts/client-view'
import { roleIds } from '@seriba/domain/access/roles'
import { longestShortCode } from '@seriba/domain/clients/short-code'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from '../add/new-client.module.css'
import { FormDialog } from '../shared/FormDialog.tsx'
import { KeeperSelect } from './KeeperSelect.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { PersonFields } from './PersonFields.tsx'
import { useProfileForm } from './use-profile-form.ts'

type ProfileDialogProps = { detail: ClientView['detail']; onClose: () => void }

/** Who looks after a client, their language, the code of their groups, and who they are. */
export function ProfileDialog({ detail, onClose }: ProfileDialogProps) {
  const { t } = useTranslation('clients')
  const form = useProfileForm(detail, onClose)
  const { values, errorOf, edit } = form
  return (
    <FormDialog
      title={t('profileForm.title', { name: detail.fullName })}
      dirty={form.dirty}
      busy={form.busy}
      failure={form.failure}
      onSave={() => void form.submit()}
      onClose={onClose}
    >
      <fieldset className={styles.group}>
        <legend>{t('profileForm.care')}</legend>
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
          label={t('client.groupCode')}
          help={t('keepers.codeHelp')}
          maxLength={longestShortCode}
          value={values.shortCode}
          error={errorOf('shortCode')}
          onChange={({ target }) => edit({ shortCode: target.value.toUpperCase() })}
        />
      </fieldset>
      <PersonFields form={form} />
    </FormDialog>
  )
}
