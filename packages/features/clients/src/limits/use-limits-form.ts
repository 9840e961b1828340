import { useUpdateClientMutation } from '@seriba/api/manager/clients'
import { useSiteConfigQuery } from '@seriba/api/public/site'
import type { BalanceInfo } from '@seriba/contracts/money'
import { bidAllow } from '@seriba/domain/bids/credit'
import { highestCreditLimit, highestDailyLimit } from '@seriba/domain/clients/client-fields'
import { groupThousands } from '@seriba/domain/format/number'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../shared/use-save.ts'

/** Whose limits are set. */
export type Limited = { userId: number; fullName: string; balanceInfo: BalanceInfo }

export const limitNames = ['creditLimit', 'dailyBidLimit', 'dailyUssLimit'] as const
export type LimitName = (typeof limitNames)[number]

/** Empty is 0: no credit, and no limit a day. */
type Values = Record<LimitName, number | null> & { reason: string }

const highest: Record<LimitName, number> = {
  creditLimit: highestCreditLimit,
  dailyBidLimit: highestDailyLimit,
  dailyUssLimit: highestDailyLimit,
}

/** What a client may spend, and how often; and what his highest bid becomes by it. */
export function useLimitsForm({ userId, fullName, balanceInfo }: Limited, onSaved: () => void) {
  const { t, i18n } = useTranslation(['clients', 'refusal'])
  const { data: site } = useSiteConfigQuery({ language: i18n.language === 'ru' ? 'ru' : 'en' })
  const [update] = useUpdateClientMutation()
  const { save, ...sending } = useSave()
  const [values, setValues] = useState<Values>(() => ({
    creditLimit: balanceInfo.creditLimit || null,
    dailyBidLimit: balanceInfo.dailyBidLimit || null,
    dailyUssLimit: balanceInfo.dailyUssLimit || null,
    reason: '',
  }))
  const amountOf = (name: LimitName) => values[name] ?? 0
  const changed = limitNames.filter((name) => amountOf(name) !== balanceInfo[name])
  const [asked, setAsked] = useState(false)
  const unexplained = changed.length > 0 && values.reason.trim() === ''
  const tooHigh = limitNames.filter((name) => amountOf(name) > highest[name])
  const after = { ...balanceInfo, creditLimit: amountOf('creditLimit') }

  return {
    ...sending,
    values,
    dirty: changed.length > 0 || values.reason !== '',
    /** The highest bid before and after, in yen. */
    maximum: { before: balanceInfo.bidAllow, after: bidAllow(after, site?.bidStep) },
    errorOf: (name: LimitName) =>
      tooHigh.includes(name)
        ? t('limits.tooHigh', { highest: groupThousands(highest[name]) })
        : sending.errorOf(name),
    reasonError: asked && unexplained ? t('refusal:field_required') : sending.errorOf('reason'),
    edit: (part: Partial<Values>) => {
      sending.forget()
      setValues((current) => ({ ...current, ...part }))
    },
    async submit() {
      setAsked(true)
      if (tooHigh.length > 0 || unexplained) return
      if (changed.length === 0) return onSaved()
      const limits = Object.fromEntries(changed.map((name) => [name, amountOf(name)]))
      const change = { id: userId, ...limits, reason: values.reason.trim() }
      if (await save(() => update(change).unwrap(), t('limits.saved', { name: fullName }))) onSaved()
    },
  }
}

export type LimitsForm = ReturnType<typeof useLimitsForm>
