import { useUpdateProfileMutation } from '@seriba/api/shared/user'
import { type UserDetail, updateProfile as updateProfileContract } from '@seriba/contracts/user'
import { isManager } from '@seriba/domain/access/actor'
import { profileProblems } from '@seriba/domain/access/profile'
import { FormFailure } from '@seriba/forms/FormFailure'
import { leftByEscape } from '@seriba/forms/left-by-escape'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useUnsaved } from '@seriba/forms/use-unsaved'
import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Incomplete } from '../forms/Incomplete.tsx'
import { CountryField } from '../phone/CountryField.tsx'
import { PhoneField } from '../phone/PhoneField.tsx'
import styles from './ProfilePage.module.css'
import { valuesOf } from './personal-values.ts'

type PersonalFormProps = { detail: UserDetail; onCancel: () => void; onSaved: () => void }

export function PersonalForm({ detail, onCancel, onSaved }: PersonalFormProps) {
  const { t } = useTranslation(['account', 'common'])
  const [updateProfile] = useUpdateProfileMutation()
  const form = useContractForm(updateProfileContract, {
    defaults: valuesOf(detail),
    check: profileProblems,
    checkOnBlur: true,
    async onSubmit(typed) {
      await updateProfile(typed).unwrap()
      onSaved()
    },
  })
  const { props, text, field, values } = form
  const { leave, guard } = useUnsaved(form.dirty, { saving: form.busy })

  useEffect(() => props.ref.current?.querySelector('input')?.focus(), [props.ref])

  const optional = t('account:signUp.optional')

  return (
    <form {...props} className={styles.form} {...leftByEscape(() => leave(onCancel))}>
      {guard}
      <Incomplete when={form.incomplete} />
      <FormFailure form={form}>{t('common:failed.notChanged')}</FormFailure>
      <div className={styles.pair}>
        <TextField {...text('fullName')} label={t('account:profile.name')} autoComplete="name" />
        <TextField
          label={t('account:profile.email')}
          help={t(isManager(detail) ? 'account:profile.emailStaffHelp' : 'account:profile.emailHelp')}
          value={detail.email}
          disabled
          readOnly
        />
        <PhoneField {...field('mobile')} label={t('account:profile.mobile')} country={values.countryId} />
        <TextField
          {...text('officePhone')}
          type="tel"
          label={t('account:profile.officePhone')}
          hint={optional}
          autoComplete="off"
        />
        <TextField
          {...text('company')}
          label={t('account:profile.company')}
          hint={optional}
          autoComplete="organization"
        />
        <TextField {...text('city')} label={t('account:profile.city')} autoComplete="address-level2" />
        <CountryField {...field('countryId')} label={t('account:profile.country')} hint={optional} />
        <TextField
          {...text('address')}
          label={t('account:profile.address')}
          hint={optional}
          autoComplete="street-address"
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={form.busy} disabled={form.invalid}>
          {t('account:profile.save')}
        </Button>
        <Button variant="ghost" disabled={form.busy} onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </form>
  )
}
