import type { LeadingBid } from '@seriba/contracts/rival-bids'
import type { ManySwitch } from '@seriba/domain/bids/switch-many'
import { formatMoney } from '@seriba/domain/format/number'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import styles from './selection.module.css'

export type TakenOutBids = ManySwitch<LeadingBid>['takeOut']

type OvertakenBidsProps = {
  takeOut: TakenOutBids
  checked: boolean
  onCheck: (checked: boolean) => void
}

/** Whose bids stay at Bid behind leaders that are to be handed over, with an option to take them out. */
export function OvertakenBids({ takeOut, checked, onCheck }: OvertakenBidsProps) {
  const { t } = useTranslation('desk')
  const overtaken = takeOut.flatMap(({ lotNo, rivals }) => rivals.map((rival) => ({ ...rival, lotNo })))
  return (
    <Note tone="orange">
      {t('many.overtaking', { count: takeOut.length })}
      <ul className={`num-words ${styles.overtaken}`}>
        {overtaken.map(({ bidId, client, amount, lotNo }) => (
          <li key={bidId}>{t('many.overtakenBid', { lotNo, client, amount: formatMoney(amount) })}</li>
        ))}
      </ul>
      <Checkbox checked={checked} onChange={({ target }) => onCheck(target.checked)}>
        {t('many.takeOut', { count: overtaken.length })}
      </Checkbox>
    </Note>
  )
}
