import { useUpdateClientMutation } from '@seriba/api/manager/clients'
import type { ClientView } from '@seriba/contracts/client-view'
import { updateClient } from '@seriba/contracts/clients'
import { correctionProblems } from '@seriba/domain/clients/client-fields'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useEditConflict } from '@seriba/forms/use-edit-conflict'
import { useMessage } from '@seriba/forms/use-message'
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

/** Staff's changes to a client's profile; only changed fields are validated and sent. */
export function useProfileForm(detail: ClientView['detail'], onSaved: () => void) {
  const { t } = useTranslation('common')
  const [update] = useUpdateClientMutation()
  const { succeed } = useMessage()
  const { opened, was, theirs, watch, explain } = useEditConflict(valuesOf(detail))
  const form = useContractForm(updateClient, {
    defaults: opened,
    check: ({ language }, changed) => correctionProblems(changed, { russian: language === russian }),
    request: (_values, changed) => ({ id: detail.userId, ...changed, was: was(changed) }),
    onUnchanged: onSaved,
    explain,
    async onSubmit(change) {
      await watch(update(change).unwrap())
      succeed(t('saved'))
      onSaved()
    },
  })
  return { ...form, theirs }
}

export type ProfileForm = ReturnType<typeof useProfileForm>
