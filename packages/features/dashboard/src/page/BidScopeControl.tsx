import type { DashboardScope } from '@seriba/domain/dashboard/spans'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { useTranslation } from 'react-i18next'

const offered = { dealer: ['all', 'mine', 'clients'], staff: ['mine', 'all'] } as const

type BidScopeControlProps = {
  of: keyof typeof offered
  value: DashboardScope
  onChange: (whose: DashboardScope) => void
}

/** Whose bids the dashboard shows. */
export function BidScopeControl({ of, value, onChange }: BidScopeControlProps) {
  const { t } = useTranslation('dashboard')
  return (
    <SegmentedControl<DashboardScope>
      label={t('whose.label')}
      options={offered[of].map((scope) => ({
        value: scope,
        label:
          of === 'dealer'
            ? t(`whose.dealer.${scope}`)
            : t(`whose.staff.${scope === 'mine' ? 'mine' : 'all'}`),
      }))}
      value={of === 'staff' && value === 'clients' ? 'mine' : value}
      onChange={onChange}
    />
  )
}
