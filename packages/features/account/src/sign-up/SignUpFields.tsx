import { Checkbox } from '@seriba/ui/Checkbox'
import { FieldError } from '@seriba/ui/Field'
import { Note } from '@seriba/ui/Note'
import { PasswordField } from '@seriba/ui/PasswordField'
import { TextField } from '@seriba/ui/TextField'
import { TextLink } from '@seriba/ui/TextLink'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Incomplete } from '../forms/Incomplete.tsx'
import { usePasswordTexts } from '../forms/password-texts.ts'
import { useProblemText } from '../forms/use-problem-text.ts'
import { CountryField } from '../phone/CountryField.tsx'
import { PhoneField } from '../phone/PhoneField.tsx'
import { ExtraFields } from './ExtraFields.tsx'
import own from './sign-up.module.css'
import type { SignUpForm } from './sign-up-form.ts'
import type { useSignUp } from './use-sign-up.ts'

type SignUpFieldsProps = Pick<
  ReturnType<typeof useSignUp>,
  'values' | 'errors' | 'refusal' | 'incomplete' | 'edit' | 'leave' | 'site' | 'passwordMinLength'
>

export function SignUpFields({
  values,
  errors,
  refusal,
  incomplete,
  edit,
  leave,
  site,
  passwordMinLength,
}: SignUpFieldsProps) {
  const { t } = useTranslation('account')
  const textOf = useProblemText(passwordMinLength)
  const eye = usePasswordTexts()
  const termsError = useId()

  const text = (name: 'fullName' | 'city' | 'email' | 'password' | 'confirmPassword') => ({
    name,
    size: 'lg' as const,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      edit({ [name]: event.target.value } as Partial<SignUpForm>),
    onBlur: () => leave(name),
  })

  return (
    <>
      <Incomplete when={incomplete} />
      {refusal && (
        <Note tone="red" role="alert">
          {textOf(refusal)}
        </Note>
      )}
      <TextField {...text('fullName')} label={t('signUp.fullName')} autoComplete="name" />
      <div className={own.pair}>
        <CountryField
          name="country"
          size="lg"
          label={t('signUp.country')}
          value={values.country}
          error={errors.country}
          onChange={(country) => edit({ country })}
          onBlur={() => leave('country')}
        />
        <TextField {...text('city')} label={t('signUp.city')} autoComplete="address-level2" />
        <TextField {...text('email')} type="email" label={t('signIn.email')} autoComplete="email" />
        <PhoneField
          name="mobile"
          size="lg"
          label={t('signUp.mobile')}
          country={values.country}
          value={values.mobile}
          error={errors.mobile}
          onChange={(mobile) => edit({ mobile })}
          onBlur={() => leave('mobile')}
        />
        <PasswordField
          {...text('password')}
          {...eye}
          label={t('signIn.password')}
          autoComplete="new-password"
        />
        <PasswordField
          {...text('confirmPassword')}
          {...eye}
          label={t('signUp.confirmPassword')}
          autoComplete="new-password"
        />
      </div>
      <ExtraFields fields={site?.signUpFields ?? []} values={values} edit={edit} />
      <TextField
        name="referralCode"
        size="lg"
        label={t('signUp.referralCode')}
        hint={t('signUp.optional')}
        autoComplete="off"
        value={values.referralCode}
        onChange={(event) => edit({ referralCode: event.target.value })}
      />
      <div>
        <Checkbox
          name="terms"
          checked={values.terms}
          aria-invalid={errors.terms ? true : undefined}
          aria-describedby={errors.terms ? termsError : undefined}
          onChange={(event) => edit({ terms: event.target.checked })}
          onBlur={() => leave('terms')}
        >
          {t('signUp.accept')}{' '}
          <TextLink inline href={site?.termsUrl} target="_blank" rel="noreferrer">
            {t('signUp.terms')}
          </TextLink>
        </Checkbox>
        {errors.terms && <FieldError id={termsError}>{errors.terms}</FieldError>}
      </div>
    </>
  )
}
