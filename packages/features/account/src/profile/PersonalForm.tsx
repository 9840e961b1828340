import { useUpdateProfileMutation } from '@seriba/api/shared/user'
import type { UserDetail } from '@seriba/contracts/user'
import { isManager } from '@seriba/domain/access/actor'
import { profileProblems } from '@seriba/domain/access/profile'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Incomplete } from '../forms/Incomplete.tsx'
import { useForm } from '../forms/use-form.ts'
import { useProblemText } from '../forms/use-problem-text.ts'
import { CountryField } from '../phone/CountryField.tsx'
import { PhoneField } from '../phone/PhoneField.tsx'
import styles from './ProfilePage.module.css'
import { type PersonalValues, valuesOf } from './personal-values.ts'

type PersonalFormProps = { detail: UserDetail; onCancel: () => void; onSaved: () => void }

export function PersonalForm({ detail, onCancel, onSaved }: PersonalFormProps) {
  const { t } = useTranslation(['account', 'common'])
  const textOf = useProblemText()
  const [updateProfile] = useUpdateProfileMutation()
  const { form, values, errors, refusal, pending, invalid, incomplete, edit, leave, submit } = useForm({
    initial: valuesOf(detail),
    check: profileProblems,
  })

  useEffect(() => form.current?.querySelector('input')?.focus(), [form])

  const field = (name: Exclude<keyof PersonalValues, 'countryId'>) => ({
    name,
    value: values[name],
    error: errors[name],
    onBlur: () => leave(name),
  })
  const text = (name: Exclude<keyof PersonalValues, 'countryId'>) => ({
    ...field(name),
    onChange: (event: { target: { value: string } }) =>
      edit({ [name]: event.target.value } as Partial<PersonalValues>),
  })
  const optional = t('account:signUp.optional')

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onCancel()}
      onSubmit={async (event) => {
        event.preventDefault()
        if (await submit((typed) => updateProfile(typed).unwrap())) onSaved()
      }}
    >
      <Incomplete when={incomplete} />
      {refusal && (
        <Note tone="red" role="alert">
          <b>{textOf(refusal)}</b>
          <p>{t('common:failed.notChanged')}</p>
        </Note>
      )}
      <div className={styles.pair}>
        <TextField {...text('fullName')} label={t('account:profile.name')} autoComplete="name" />
        <TextField
          label={t('account:profile.email')}
          help={t(isManager(detail) ? 'account:profile.emailStaffHelp' : 'account:profile.emailHelp')}
          value={detail.email}
          disabled
          readOnly
        />
        <PhoneField
          {...field('mobile')}
          label={t('account:profile.mobile')}
          country={values.countryId}
          onChange={(mobile) => edit({ mobile })}
        />
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
        <CountryField
          name="countryId"
          label={t('account:profile.country')}
          hint={optional}
          value={values.countryId}
          error={errors.countryId}
          onChange={(countryId) => edit({ countryId })}
        />
        <TextField
          {...text('address')}
          label={t('account:profile.address')}
          hint={optional}
          autoComplete="street-address"
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={pending} disabled={invalid}>
          {t('account:profile.save')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </form>
  )
}
