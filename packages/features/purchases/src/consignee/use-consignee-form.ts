import { useSaveConsigneeMutation } from '@seriba/api/shared/consignees'
import { saveConsignee } from '@seriba/contracts/consignees'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { consigneeProblems } from '@seriba/domain/purchases/consignee'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  keyOf,
  type Party,
  type PartyField,
  type PartyValues,
  parties,
  partyOf,
  partyTexts,
  valuesOf,
} from './party-fields.ts'

/** `taken` is the earlier one that the fields were filled from. */
type Values = PartyValues & {
  same: boolean
  consignee_taken: number | null
  notifyParty_taken: number | null
  reason: string
}

const fields: readonly PartyField[] = [...partyTexts, 'countryId']
const names = Object.fromEntries([
  ...parties.flatMap((party) => fields.map((field) => [`${party}.${field}`, keyOf(party, field)])),
])

/** The recipient of the car and the person who is notified, as they are typed. */
export function useConsigneeForm(purchase: PurchaseDetails, isStaff: boolean, onSaved: () => void) {
  const { t } = useTranslation('purchases')
  const { succeed } = useMessage()
  const [save] = useSaveConsigneeMutation()
  const { consignee, notifyParty, consigneeLocked } = purchase
  const [defaults] = useState(
    () =>
      ({
        ...valuesOf('consignee', consignee),
        ...valuesOf('notifyParty', notifyParty),
        same: notifyParty === null,
        consignee_taken: consignee?.id ?? null,
        notifyParty_taken: notifyParty?.id ?? null,
        reason: '',
      }) as Values,
  )
  const explained = isStaff && consigneeLocked

  const form = useContractForm<typeof saveConsignee, Values>(saveConsignee, {
    defaults,
    names,
    check: (values) => ({
      ...problemsOf('consignee', values),
      ...(!values.same && problemsOf('notifyParty', values)),
      ...(explained && values.reason.trim() === '' && { reason: 'field_required' as const }),
    }),
    request: (values) => ({
      id: purchase.id,
      consignee: { ...partyOf('consignee', values), ...taken(values.consignee_taken) },
      notifyParty: values.same
        ? { sameAsConsignee: true }
        : { sameAsConsignee: false, ...partyOf('notifyParty', values), ...taken(values.notifyParty_taken) },
      ...(explained && { reason: values.reason.trim() }),
    }),
    async onSubmit(request) {
      await save(request).unwrap()
      succeed(t('consignee.saved'))
      onSaved()
    },
  })
  return { ...form, explained }
}

export type ConsigneeForm = ReturnType<typeof useConsigneeForm>

const taken = (value: number | null) => (value === null ? {} : { value })

function problemsOf(party: Party, values: Values) {
  const found = consigneeProblems(partyOf(party, values))
  return Object.fromEntries(
    Object.entries(found).map(([field, code]) => [keyOf(party, field as PartyField), code]),
  )
}
