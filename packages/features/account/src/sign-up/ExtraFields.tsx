import type { SignUpExtra } from '@seriba/domain/access/sign-up-fields'
import { TextField, type TextFieldProps } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import own from './sign-up.module.css'

const filledBy: Record<SignUpExtra, string> = {
  company: 'organization',
  officePhone: 'work tel',
  messengerNumber: 'off',
  address: 'street-address',
  port: 'off',
}

type ExtraFieldsProps = {
  /** The fields that the company requests, in its order. */
  fields: readonly SignUpExtra[]
  form: {
    text: (name: SignUpExtra) => Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>
  }
}

/** What else a company wants to know; nobody has to answer (DEC02). */
export function ExtraFields({ fields, form }: ExtraFieldsProps) {
  const { t } = useTranslation('account')
  if (fields.length === 0) return null
  return (
    <div className={own.pair}>
      {fields.map((name) => (
        <TextField
          key={name}
          {...form.text(name)}
          size="lg"
          label={t(`signUp.extra.${name}`)}
          hint={t('signUp.optional')}
          autoComplete={filledBy[name]}
        />
      ))}
    </div>
  )
}
