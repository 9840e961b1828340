import type { ListedNegotiation, NegotiationTurn } from '@seriba/contracts/negotiations'
import { useTranslation } from 'react-i18next'
import styles from './desk-negotiations.module.css'
import { NegotiationTurns } from './NegotiationTurns.tsx'

type Negotiation = ListedNegotiation & { turns: readonly NegotiationTurn[] }

/** What staff have heard from the hall, and have told it. */
export const hallCalls = ({ turns }: Pick<Negotiation, 'turns'>) =>
  turns.filter(({ act, side }) => act === 'forward' || (side === 'seller' && act !== 'expire'))

/** Each call with the hall: what was said, and which staff member was on the phone. */
export function HallCalls({ negotiation }: { negotiation: Negotiation }) {
  const { t } = useTranslation('negotiationDesk')
  const calls = hallCalls(negotiation)
  if (calls.length === 0) return <p className={styles.begun}>{t('noCalls')}</p>
  return <NegotiationTurns {...negotiation} turns={calls} passedAt={0} />
}
