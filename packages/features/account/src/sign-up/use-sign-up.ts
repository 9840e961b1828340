import { useSignUpMutation } from '@seriba/api/public/auth'
import { useSiteConfigQuery } from '@seriba/api/public/site'
import { signUpProblems } from '@seriba/domain/access/sign-up'
import { type SignUpExtra, signUpExtras } from '@seriba/domain/access/sign-up-fields'
import { languageIds } from '@seriba/i18n'
import { useEffect, useState } from 'react'
import { useIpInfo } from '../consent/use-ip-info.ts'
import { useForm } from '../forms/use-form.ts'
import { useSiteLanguage } from '../sign-in/use-site-language.ts'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import { emptySignUp, russianCountry, type SignUpForm, serverNames } from './sign-up-form.ts'

/** The sign-up form: prefilled from the draft and from where the visitor is, kept while he types. */
export function useSignUp() {
  const language = useSiteLanguage()
  const russian = language === 'ru'
  const { data: site } = useSiteConfigQuery({ language })
  const passwordMinLength = site?.passwordMinLength ?? 6
  const [draft] = useState(readDraft)
  const [signUp] = useSignUpMutation()
  const [sent, setSent] = useState(false)
  const form = useForm<SignUpForm>({
    initial: { ...emptySignUp, ...(russian && { country: russianCountry }), ...draft },
    check: (values) => signUpProblems(values, { russian, passwordMinLength }),
    passwordMinLength,
    serverNames,
  })
  usePrefill(draft, form)

  useEffect(() => {
    if (!sent) saveDraft(form.values)
  }, [form.values, sent])

  /** A draft may hold answers to what the company asks no longer. */
  function withoutUnasked<T extends Partial<Record<SignUpExtra, string>>>(values: T): T {
    const unasked: readonly string[] = signUpExtras.filter((name) => !site?.signUpFields.includes(name))
    return Object.fromEntries(Object.entries(values).filter(([name]) => !unasked.includes(name))) as T
  }

  async function submit() {
    const taken = await form.submit(({ email, ...values }) =>
      signUp({
        ...withoutUnasked(values),
        email: email.trim(),
        language: `${languageIds[language]}`,
      }).unwrap(),
    )
    if (!taken) return
    clearDraft()
    setSent(true)
  }

  return { ...form, submit, sent, passwordMinLength, site, change: () => setSent(false) }
}

/** Fills in country and city once they are known, and never over what somebody chose. */
function usePrefill(
  draft: Partial<SignUpForm>,
  { values, edit }: Pick<ReturnType<typeof useForm<SignUpForm>>, 'values' | 'edit'>,
) {
  const info = useIpInfo()
  const [used, setUsed] = useState(false)
  useEffect(() => {
    if (!info || used) return
    setUsed(true)
    const country = info.country?.id
    const untouched = values.country === 0 || (values.country === russianCountry && !draft.country)
    if (country && untouched) edit({ country })
    if (info.city && values.city === '' && !draft.city) edit({ city: info.city.name })
  }, [info, used, values, draft, edit])
}
