import type { ClientView } from '@seriba/contracts/client-view'
import { roleIds } from '@seriba/domain/access/roles'
import { longestShortCode } from '@seriba/domain/clients/short-code'
import { FormDialog } from '@seriba/forms/FormDialog'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from '../add/new-client.module.css'
import { AccountManagerSelect } from './AccountManagerSelect.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { PersonFields } from './PersonFields.tsx'
import { useProfileForm } from './use-profile-form.ts'

type ProfileDialogProps = { detail: ClientView['detail']; onClose: () => void }

/** A client's manager, language, group code, and personal details. */
export function ProfileDialog({ detail, onClose }: ProfileDialogProps) {
  const { t } = useTranslation('clients')
  const form = useProfileForm(detail, onClose)
  const { field } = form
  return (
    <FormDialog form={form} title={t('profileForm.title', { name: detail.fullName })} onClose={onClose}>
      <fieldset className={styles.group}>
        <legend>{t('profileForm.care')}</legend>
        <AccountManagerSelect
          kind="managers"
          theirs={(format) => form.theirs('managerId', format)}
          {...field('managerId')}
        />
        {detail.roleId !== roleIds.dealer && (
          <AccountManagerSelect
            kind="dealers"
            except={detail.userId}
            theirs={(format) => form.theirs('dealerId', format)}
            {...field('dealerId')}
          />
        )}
        <LanguageSelect theirs={(format) => form.theirs('language', format)} {...field('language')} />
        <TextField
          label={t('client.groupCode')}
          help={form.theirs('shortCode') ?? t('accountManagers.codeHelp')}
          maxLength={longestShortCode}
          {...form.text('shortCode')}
          onChange={({ target }) => form.edit({ shortCode: target.value.toUpperCase() })}
        />
      </fieldset>
      <PersonFields form={form} />
    </FormDialog>
  )
}
