import { Sheet } from '@seriba/ui/Sheet'
import { useWide } from '@seriba/ui/use-wide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OwedClient } from './OwedClient.tsx'
import styles from './owed.module.css'

type OwedAsideProps = {
  /** The client who is shown, if any. */
  userId: number | null
  /** A Japanese day. */
  day: string
  /** When they last paid; undefined while that is not known. */
  lastPayment: string | null | undefined
  onClose: () => void
  children: ReactNode
}

/** What is next to the list: the selected client, and the month. If there is no room, the client covers the list. */
export function OwedAside({ userId, day, lastPayment, onClose, children }: OwedAsideProps) {
  const { t } = useTranslation(['paymentsDesk', 'common'])
  const wide = useWide()
  const client = userId !== null && <OwedClient userId={userId} day={day} lastPayment={lastPayment} />
  return (
    <aside className={styles.aside} aria-label={t('owed.aside')}>
      {wide && client}
      {children}
      {!wide && (
        <Sheet
          isOpen={userId !== null}
          side="full"
          inAddress
          title={t('owed.title')}
          closeLabel={t('common:actions.close')}
          onClose={onClose}
        >
          {client}
        </Sheet>
      )}
    </aside>
  )
}
