import { useUpdateClientMutation } from '@seriba/api/manager/clients'
import type { ClientView } from '@seriba/contracts/client-view'
import { correctionProblems } from '@seriba/domain/clients/client-fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../shared/use-save.ts'

const russian = 693

const valuesOf = (detail: ClientView['detail']) => ({
  fullName: detail.fullName,
  email: detail.email,
  company: detail.company ?? '',
  mobile: detail.mobile ?? '',
  officePhone: detail.officePhone ?? '',
  messengerNumber: detail.messengerNumber ?? '',
  countryId: detail.countryId,
  city: detail.city ?? '',
  address: detail.address ?? '',
  port: detail.port ?? '',
  managerId: detail.managerId ?? 0,
  dealerId: detail.dealerId ?? 0,
  language: detail.language,
  shortCode: detail.shortCode ?? '',
})
type Values = ReturnType<typeof valuesOf>

/** What staff changes of a client's profile; only what is changed is checked and sent. */
export function useProfileForm(detail: ClientView['detail'], onSaved: () => void) {
  const { t } = useTranslation(['common', 'refusal'])
  const [update] = useUpdateClientMutation()
  const { save, ...sending } = useSave()
  const [initial] = useState(() => valuesOf(detail))
  const [values, setValues] = useState(initial)
  const [asked, setAsked] = useState(false)
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== initial[name])
  const changed: Partial<Values> = Object.fromEntries(names.map((name) => [name, values[name]]))
  const problems = correctionProblems(changed, { russian: values.language === russian })

  return {
    ...sending,
    values,
    dirty: names.length > 0,
    errorOf(field: keyof Values) {
      const problem = asked && problems[field as keyof typeof problems]
      return problem ? t(`refusal:${problem}`) : sending.errorOf(field)
    },
    edit(part: Partial<Values>) {
      sending.forget()
      setValues((current) => ({ ...current, ...part }))
    },
    async submit() {
      setAsked(true)
      if (Object.keys(problems).length > 0) return
      if (names.length === 0) return onSaved()
      const send = () => update({ id: detail.userId, ...changed }).unwrap()
      if (await save(send, t('common:saved'))) onSaved()
    },
  }
}

export type ProfileForm = ReturnType<typeof useProfileForm>
