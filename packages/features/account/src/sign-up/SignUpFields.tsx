import { FormFailure } from '@seriba/forms/FormFailure'
import { Checkbox } from '@seriba/ui/Checkbox'
import { FieldError } from '@seriba/ui/Field'
import { PasswordField } from '@seriba/ui/PasswordField'
import { TextField } from '@seriba/ui/TextField'
import { TextLink } from '@seriba/ui/TextLink'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Incomplete } from '../forms/Incomplete.tsx'
import { usePasswordTexts } from '../forms/password-texts.ts'
import { CountryField } from '../phone/CountryField.tsx'
import { PhoneField } from '../phone/PhoneField.tsx'
import { ExtraFields } from './ExtraFields.tsx'
import own from './sign-up.module.css'
import type { useSignUp } from './use-sign-up.ts'

export function SignUpFields({ form }: { form: ReturnType<typeof useSignUp> }) {
  const { t } = useTranslation('account')
  const eye = usePasswordTexts()
  const termsError = useId()
  const { text, field, values, site } = form
  const terms = form.errorOf('terms')

  return (
    <>
      <Incomplete when={form.incomplete} />
      <FormFailure form={form} />
      <TextField {...text('fullName')} size="lg" label={t('signUp.fullName')} autoComplete="name" />
      <div className={own.pair}>
        <CountryField {...field('country')} size="lg" label={t('signUp.country')} />
        <TextField {...text('city')} size="lg" label={t('signUp.city')} autoComplete="address-level2" />
        <TextField {...text('email')} size="lg" type="email" label={t('signIn.email')} autoComplete="email" />
        <PhoneField {...field('mobile')} size="lg" label={t('signUp.mobile')} country={values.country} />
        <PasswordField
          {...text('password')}
          size="lg"
          {...eye}
          label={t('signIn.password')}
          autoComplete="new-password"
        />
        <PasswordField
          {...text('confirmPassword')}
          size="lg"
          {...eye}
          label={t('signUp.confirmPassword')}
          autoComplete="new-password"
        />
      </div>
      <ExtraFields fields={site?.signUpFields ?? []} form={form} />
      <TextField
        {...text('referralCode')}
        size="lg"
        label={t('signUp.referralCode')}
        hint={t('signUp.optional')}
        autoComplete="off"
      />
      <div>
        <Checkbox
          {...form.checkbox('terms')}
          aria-invalid={terms ? true : undefined}
          aria-describedby={terms ? termsError : undefined}
        >
          {t('signUp.accept')}{' '}
          <TextLink inline href={site?.termsUrl} target="_blank" rel="noreferrer">
            {t('signUp.terms')}
          </TextLink>
        </Checkbox>
        {terms && <FieldError id={termsError}>{terms}</FieldError>}
      </div>
    </>
  )
}
