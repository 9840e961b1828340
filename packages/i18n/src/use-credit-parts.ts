import { creditUsage } from '@seriba/domain/clients/client-list'
import { formatBalance } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'

type CreditPart = {
  kind: 'group' | 'single' | 'wins'
  label: string | null
  wanted: number | null
  bids: number
  face: number
  held: number
}

type Balance = { balance: number; creditLimit: number; activeBids: number; availableLimit: number }

export const creditPartKey = ({ kind, label }: Pick<CreditPart, 'kind' | 'label'>) => `${kind} ${label}`

/** The name of a part of the credit that bids hold. */
export function useCreditPartName() {
  const { t } = useTranslation('credit')
  return ({ kind, label, wanted }: Pick<CreditPart, 'kind' | 'label' | 'wanted'>) =>
    kind === 'group' ? t('group', { label: label ?? '', wanted: wanted ?? 0 }) : t(kind)
}

/** What makes up active bids, in words and figures, as parts of everything that may be owed (yen). */
export function useCreditParts(parts: readonly CreditPart[], balance: Balance) {
  const { t } = useTranslation('credit')
  const nameOf = useCreditPartName()
  const means = Math.max(balance.balance + balance.creditLimit, balance.activeBids, 1)
  const counts = ({ kind, bids, wanted }: CreditPart) => {
    if (kind === 'wins') return t('winCount', { count: bids })
    const all = t('bids', { count: bids })
    if (kind === 'single' || bids <= (wanted ?? 0)) return t('allOf', { bids: all })
    return t('largestOf', { bids: all, count: wanted ?? 0 })
  }
  return {
    columns: { name: t('source'), counts: t('counts'), whole: t('face'), counted: t('heldOf') },
    parts: parts.map((part) => ({
      key: creditPartKey(part),
      name: nameOf(part),
      counts: counts(part),
      whole: formatBalance(part.face),
      counted: formatBalance(part.held),
      share: part.held / means,
    })),
    total: {
      name: t('total'),
      whole: formatBalance(parts.reduce((sum, { face }) => sum + face, 0)),
      counted: formatBalance(balance.activeBids),
    },
    ends: [
      t('held', {
        amount: formatBalance(balance.activeBids),
        share: Math.round(creditUsage(balance) * 100),
      }),
      t('free', {
        amount: formatBalance(Math.max(0, balance.availableLimit)),
        means: formatBalance(balance.balance + balance.creditLimit),
      }),
    ] as const,
  }
}
