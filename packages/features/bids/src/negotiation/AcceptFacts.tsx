import { useBidGroupsQuery } from '@seriba/api/shared/bids'
import type { ViewedNegotiation } from '@seriba/contracts/negotiations'
import { groupIsFilled } from '@seriba/domain/bids/group'
import { formatBalance } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import { ConfirmedCost } from '../landed-cost/LandedCost.tsx'
import styles from './negotiation.module.css'

type AcceptFactsProps = Pick<ViewedNegotiation, 'lotId' | 'ask' | 'group' | 'reach' | 'client'>

/** What accepting means: the total, the credit that is left, and what happens to the group. */
export function AcceptFacts({ lotId, ask, group: label, reach, client }: AcceptFactsProps) {
  const { t } = useTranslation('negotiation')
  // A dealer's answer has their own groups.
  const { data: groups = [] } = useBidGroupsQuery({}, { skip: label === null || client !== null })
  const group = groups.find((one) => one.label === label && one.value > 0)
  const credit = reach?.credit ?? null
  return (
    <div className={styles.facts}>
      {client === null && <ConfirmedCost carId={lotId} amount={ask} />}
      {credit !== null && credit >= ask && (
        <p>
          <span>{t('creditLeft')}</span>
          <b className="num">{formatBalance(credit - ask)}</b>
        </p>
      )}
      {group && (
        <p>
          <span>{t('group', group)}</span>
          <b>
            {groupIsFilled({ won: group.won + 1, quota: group.cars })
              ? t('groupFilled', { count: group.bids })
              : t('groupWon', { won: group.won + 1, cars: group.cars })}
          </b>
        </p>
      )}
    </div>
  )
}
