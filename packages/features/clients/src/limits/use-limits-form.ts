import { useUpdateClientMutation } from '@seriba/api/manager/clients'
import { useSiteConfigQuery } from '@seriba/api/public/site'
import { updateClient } from '@seriba/contracts/clients'
import type { BalanceInfo } from '@seriba/contracts/money'
import { bidAllow } from '@seriba/domain/bids/credit'
import { highestCreditLimit, highestDailyLimit } from '@seriba/domain/clients/client-fields'
import { groupThousands } from '@seriba/domain/format/number'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useEditConflict } from '@seriba/forms/use-edit-conflict'
import { useMessage } from '@seriba/forms/use-message'
import { useTranslation } from 'react-i18next'

/** Whose limits are set. */
export type Limited = { userId: number; fullName: string; balanceInfo: BalanceInfo }

export const limitNames = ['creditLimit', 'dailyBidLimit', 'dailyUssLimit'] as const
export type LimitName = (typeof limitNames)[number]

/** Empty is 0: no credit, and no daily limit. */
type Values = Record<LimitName, number | null> & { reason: string }

const highest: Record<LimitName, number> = {
  creditLimit: highestCreditLimit,
  dailyBidLimit: highestDailyLimit,
  dailyUssLimit: highestDailyLimit,
}

/** How much a client may spend, and how many times a day; and the resulting highest bid. */
export function useLimitsForm({ userId, fullName, balanceInfo }: Limited, onSaved: () => void) {
  const { t, i18n } = useTranslation(['clients', 'refusal'])
  const { data: site } = useSiteConfigQuery({ language: i18n.language === 'ru' ? 'ru' : 'en' })
  const [update] = useUpdateClientMutation()
  const { succeed } = useMessage()
  const { creditLimit, dailyBidLimit, dailyUssLimit } = balanceInfo
  const { opened, was, theirs, watch, explain } = useEditConflict({
    creditLimit,
    dailyBidLimit,
    dailyUssLimit,
  })
  const changedLimits = (values: Values) => {
    const changed = limitNames.filter((name) => (values[name] ?? 0) !== opened[name])
    return Object.fromEntries(changed.map((name) => [name, values[name] ?? 0]))
  }
  const isChanged = (values: Values) => Object.keys(changedLimits(values)).length > 0

  const form = useContractForm<typeof updateClient, Values>(updateClient, {
    defaults: {
      creditLimit: opened.creditLimit || null,
      dailyBidLimit: opened.dailyBidLimit || null,
      dailyUssLimit: opened.dailyUssLimit || null,
      reason: '',
    },
    check(values) {
      const tooHigh = limitNames.filter((name) => (values[name] ?? 0) > highest[name])
      const unexplained = isChanged(values) && values.reason.trim() === ''
      return {
        ...Object.fromEntries(tooHigh.map((name) => [name, 'amount_too_high'])),
        ...(unexplained && { reason: 'field_required' }),
      }
    },
    explain: (code, name) =>
      code === 'amount_too_high' && name && name !== 'reason'
        ? t('clients:limits.tooHigh', { highest: groupThousands(highest[name]) })
        : explain(code),
    request: (values) => ({
      id: userId,
      ...changedLimits(values),
      was: was(changedLimits(values)),
      reason: values.reason.trim(),
    }),
    async onSubmit(change, values) {
      if (isChanged(values)) {
        await watch(update(change).unwrap())
        succeed(t('clients:limits.saved', { name: fullName }))
      }
      onSaved()
    },
  })
  const after = { ...balanceInfo, creditLimit: form.values.creditLimit ?? 0 }

  return {
    ...form,
    /** What a colleague has set in the meantime, once that is known. */
    theirs: (name: LimitName) => theirs(name, groupThousands),
    /** The highest bid before and after, in yen. */
    maximum: { before: balanceInfo.bidAllow, after: bidAllow(after, site?.bidStep) },
  }
}

export type LimitsForm = ReturnType<typeof useLimitsForm>
