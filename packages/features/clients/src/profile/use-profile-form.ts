import { useUpdateClientMutation } from '@seriba/api/manager/clients'
import type { ClientView } from '@seriba/contracts/client-view'
import { updateClient } from '@seriba/contracts/clients'
import { correctionProblems } from '@seriba/domain/clients/client-fields'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { useTold } from '@seriba/forms/use-told'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

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

const words = [
  'fullName',
  'email',
  'company',
  'mobile',
  'officePhone',
  'messengerNumber',
  'city',
  'address',
  'port',
] as const
type Values = ReturnType<typeof valuesOf>

/** What the changed words were. */
function wasOf(values: Values, changed: Partial<Values>) {
  const named = words.filter((name) => name in changed)
  return named.length > 0 && { was: Object.fromEntries(named.map((name) => [name, values[name]])) }
}

/** What staff changes of a client's profile; only what is changed is checked and sent. */
export function useProfileForm(detail: ClientView['detail'], onSaved: () => void) {
  const { t } = useTranslation(['clients', 'common'])
  const [update] = useUpdateClientMutation()
  const { succeed } = useMessage()
  const [began] = useState(() => valuesOf(detail))
  const { told, telling, explain } = useTold(t('clients:changedMeanwhile'))
  return useContractForm(updateClient, {
    defaults: began,
    check: ({ language }, changed) => correctionProblems(changed, { russian: language === russian }),
    request: (_values, changed) => ({
      id: detail.userId,
      ...changed,
      ...wasOf(told ? valuesOf(detail) : began, changed),
    }),
    onUnchanged: onSaved,
    explain,
    async onSubmit(change) {
      await telling(update(change).unwrap())
      succeed(t('common:saved'))
      onSaved()
    },
  })
}

export type ProfileForm = ReturnType<typeof useProfileForm>
