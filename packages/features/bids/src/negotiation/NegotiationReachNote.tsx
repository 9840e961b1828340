import type { NegotiationReach } from '@seriba/contracts/negotiated-client'
import { formatMoney } from '@seriba/domain/format/number'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import styles from './desk-negotiations.module.css'

type NegotiationReachNoteProps = {
  client: string
  reach: NegotiationReach
  ask: number
  offer: number | null
}

/** How far a client can go, before staff call the hall. */
export function NegotiationReachNote({ client, reach, ask, offer }: NegotiationReachNoteProps) {
  const { t } = useTranslation('negotiationDesk')
  const { budget, credit } = reach
  if (budget === null && credit === null) return null
  const isShort = [budget, credit].some((most) => most !== null && most < ask)
  return (
    <Note tone={isShort ? 'orange' : 'blue'} className={styles.told}>
      {budget !== null && t('reach.budget', { client, amount: formatMoney(budget) })}{' '}
      {credit !== null && t('reach.credit', { client, amount: formatMoney(credit) })}{' '}
      {credit !== null && offer !== null && t('reach.held', { amount: formatMoney(offer) })}
    </Note>
  )
}
