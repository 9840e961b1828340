import { type ClientRole, clientRoles } from '@seriba/domain/clients/client-roles'
import { AmountField } from '@seriba/ui/AmountField'
import { Select } from '@seriba/ui/Select'
import { TextArea } from '@seriba/ui/TextArea'
import { useTranslation } from 'react-i18next'
import { limitNames } from '../limits/use-limits-form.ts'
import { AccountManagerSelect } from '../profile/AccountManagerSelect.tsx'
import { useRoleName } from '../shared/RoleBadge.tsx'
import styles from './new-client.module.css'
import type { NewClientForm } from './use-new-client.ts'

const offered: readonly ClientRole[] = clientRoles.filter((role) => role !== 'disabled')

/** What they may do, and who looks after them. */
export function TermFields({ form }: { form: NewClientForm }) {
  const { t } = useTranslation('clients')
  const roleName = useRoleName()
  const { text, field } = form
  return (
    <fieldset className={styles.group}>
      <legend>{t('add.terms')}</legend>
      <Select
        className={styles.wide}
        label={t('access.role')}
        options={offered.map((role) => ({ value: role, label: roleName(role) }))}
        {...field('role')}
      />
      <AccountManagerSelect kind="managers" {...field('managerId')} />
      <AccountManagerSelect kind="dealers" {...field('dealerId')} />
      {limitNames.map((name) => (
        <AmountField
          key={name}
          zero
          className={name === 'creditLimit' ? styles.wide : undefined}
          label={t(`client.${name}`)}
          unit={name === 'creditLimit' ? '¥' : ''}
          maxLength={16}
          {...field(name)}
        />
      ))}
      <TextArea className={styles.wide} label={t('noteForm.label')} maxLength={5000} {...text('notes')} />
    </fieldset>
  )
}
