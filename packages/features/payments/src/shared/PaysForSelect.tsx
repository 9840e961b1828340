import { useListPayableQuery } from '@seriba/api/manager/payments-desk'
import { formatBalance } from '@seriba/domain/format/number'
import { InFieldSelect } from '@seriba/ui/InFieldSelect'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

type PaysForSelectProps = {
  userId: number
  /** Purchases, in the order in which they are paid for. */
  value: readonly number[]
  onChange: (purchaseIds: number[]) => void
  size?: 'sm' | 'md' | 'touch'
  className?: string | undefined
}

/** What money pays for; no selection means what is due first. Hidden if the client owes for no purchase. */
export function PaysForSelect({ userId, value, onChange, size = 'md', className }: PaysForSelectProps) {
  const { t } = useTranslation(['paymentsDesk', 'common'])
  const { currentData } = useListPayableQuery({ userId })
  const purchases = currentData?.purchases ?? []
  const gone = currentData ? value.filter((id) => !purchases.some(({ purchaseId }) => purchaseId === id)) : []
  // A colleague may have paid for them in the meantime: what is not visible is not sent.
  useEffect(() => {
    if (gone.length > 0) onChange(value.filter((id) => !gone.includes(id)))
  })
  if (purchases.length === 0) return null
  return (
    <InFieldSelect
      className={className}
      size={size}
      label={t('paysForChoice.label')}
      options={purchases.map(({ purchaseId, sku, car, open }) => ({
        value: String(purchaseId),
        label: t('paysForChoice.option', { sku, car, amount: formatBalance(open) }),
      }))}
      value={value.map(String)}
      texts={{
        empty: t('paysForChoice.oldest'),
        selected: (count) => t('paysForChoice.selected', { count }),
        search: t('paysForChoice.search'),
        clear: t('common:actions.clear'),
        noResults: t('allocate.none'),
        loading: t('common:loading'),
      }}
      onChange={(chosen) => onChange(chosen.map(Number))}
    />
  )
}
