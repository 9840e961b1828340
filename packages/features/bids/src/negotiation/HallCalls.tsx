import type { ListedNegotiation, NegotiationTurn } from '@seriba/contracts/negotiations'
import { useTranslation } from 'react-i18next'
import styles from './desk-negotiations.module.css'
import { Turns } from './Turns.tsx'

type Talks = ListedNegotiation & { turns: readonly NegotiationTurn[] }

/** What staff has heard from the hall, and has told it. */
export const hallCalls = ({ turns }: Pick<Talks, 'turns'>) =>
  turns.filter(({ act, side }) => act === 'forward' || (side === 'seller' && act !== 'expire'))

/** Each call with the hall: what was said, and who of the staff was on the phone. */
export function HallCalls({ talks }: { talks: Talks }) {
  const { t } = useTranslation('negotiationDesk')
  const calls = hallCalls(talks)
  if (calls.length === 0) return <p className={styles.begun}>{t('noCalls')}</p>
  return <Turns {...talks} turns={calls} passedAt={0} />
}
