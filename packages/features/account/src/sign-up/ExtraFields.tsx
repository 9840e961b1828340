import type { SignUpExtra } from '@seriba/domain/access/sign-up-fields'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import own from './sign-up.module.css'
import type { SignUpForm } from './sign-up-form.ts'

const filledBy: Record<SignUpExtra, string> = {
  company: 'organization',
  officePhone: 'work tel',
  messengerNumber: 'off',
  address: 'street-address',
  port: 'off',
}

type ExtraFieldsProps = {
  /** Those that the company asks for, in its order. */
  fields: readonly SignUpExtra[]
  values: SignUpForm
  edit: (changed: Partial<SignUpForm>) => void
}

/** What a company wants to know beside; nobody has to answer (DEC02). */
export function ExtraFields({ fields, values, edit }: ExtraFieldsProps) {
  const { t } = useTranslation('account')
  if (fields.length === 0) return null
  return (
    <div className={own.pair}>
      {fields.map((name) => (
        <TextField
          key={name}
          name={name}
          size="lg"
          label={t(`signUp.extra.${name}`)}
          hint={t('signUp.optional')}
          autoComplete={filledBy[name]}
          value={values[name]}
          onChange={(event) => edit({ [name]: event.target.value })}
        />
      ))}
    </div>
  )
}
