import { useSignUpMutation } from '@seriba/api/public/auth'
import { useSiteConfigQuery } from '@seriba/api/public/site'
import { signUp as signUpContract } from '@seriba/contracts/auth'
import { signUpProblems } from '@seriba/domain/access/sign-up'
import { type SignUpExtra, signUpExtras } from '@seriba/domain/access/sign-up-fields'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { languageIds } from '@seriba/i18n'
import { useEffect, useState } from 'react'
import { useIpInfo } from '../consent/use-ip-info.ts'
import { useProblemText } from '../forms/use-problem-text.ts'
import { useSiteLanguage } from '../sign-in/use-site-language.ts'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import { emptySignUp, russianCountry, type SignUpForm, serverNames } from './sign-up-form.ts'

/** The sign-up form: prefilled from the draft and from the visitor's location, stored while they type. */
export function useSignUp() {
  const language = useSiteLanguage()
  const russian = language === 'ru'
  const { data: site } = useSiteConfigQuery({ language })
  const passwordMinLength = site?.passwordMinLength ?? 6
  const [draft] = useState(readDraft)
  const [signUp] = useSignUpMutation()
  const [sent, setSent] = useState(false)
  const form = useContractForm(signUpContract, {
    defaults: { ...emptySignUp, ...(russian && { country: russianCountry }), ...draft },
    check: (values) => signUpProblems(values, { russian, passwordMinLength }),
    checkOnBlur: true,
    explain: useProblemText(passwordMinLength),
    names: serverNames,
    request: ({ email, ...values }) => ({
      ...withoutUnasked(values),
      email: email.trim(),
      language: `${languageIds[language]}` as const,
    }),
    async onSubmit(input) {
      await signUp(input).unwrap()
      clearDraft()
      setSent(true)
    },
  })
  usePrefill(draft, form)

  useEffect(() => {
    if (!sent) saveDraft(form.values)
  }, [form.values, sent])

  /** A draft may contain answers that the company no longer asks for. */
  function withoutUnasked<T extends Partial<Record<SignUpExtra, string>>>(values: T): T {
    const unasked: readonly string[] = signUpExtras.filter((name) => !site?.signUpFields.includes(name))
    return Object.fromEntries(Object.entries(values).filter(([name]) => !unasked.includes(name))) as T
  }

  return { ...form, sent, passwordMinLength, site, change: () => setSent(false) }
}

/** Fills in country and city once they are known, and never overwrites a choice. */
function usePrefill(
  draft: Partial<SignUpForm>,
  { values, edit }: { values: SignUpForm; edit: (changed: Partial<SignUpForm>) => void },
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
