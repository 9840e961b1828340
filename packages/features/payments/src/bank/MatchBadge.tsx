import type { BankMatch } from '@seriba/contracts/bank-files'
import { Badge, type BadgeTone } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

const tones: Record<BankMatch['match'] | 'none', BadgeTone> = {
  sure: 'green',
  amount: 'orange',
  reference: 'orange',
  name: 'red',
  none: 'gray',
}

/** How sure it is whose money a line is. */
export function MatchBadge({ match }: { match: BankMatch['match'] | 'none' }) {
  const { t } = useTranslation('paymentsDesk')
  return (
    <Badge tone={tones[match]} dot>
      {t(`bank.matches.${match}`)}
    </Badge>
  )
}
