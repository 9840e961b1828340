import { useControl } from '@seriba/api/use-control'
import type { ClientView } from '@seriba/contracts/client-view'
import { type DeletionObstacle, deletionObstacles } from '@seriba/domain/clients/deletion'
import { formatDate } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { TextLink } from '@seriba/ui/TextLink'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './access.module.css'
import { DeleteDialog } from './DeleteDialog.tsx'

/** The part of the client's page where each is settled. */
const tabOf: Record<DeletionObstacle, string> = {
  balance: 'ledger',
  liveBids: 'bids',
  openPurchases: 'purchases',
}

/** Whether the client asked for deletion, what prevents it, and the deletion itself. */
export function DeletionSection({ client: { detail, deletion } }: { client: ClientView }) {
  const { t } = useTranslation('clients')
  const deletes = useControl('clientDeletion')
  const [deleting, setDeleting] = useState(false)
  const headId = useId()
  if (!deletes && !deletion.asked) return null
  const obstacles = deletionObstacles(deletion)
  const words: Record<DeletionObstacle, string> = {
    balance: t('deletion.obstacles.balance', { amount: formatBalance(deletion.balance) }),
    liveBids: t('deletion.obstacles.liveBids', { count: deletion.liveBids }),
    openPurchases: t('deletion.obstacles.openPurchases', { count: deletion.openPurchases }),
  }
  return (
    <section aria-labelledby={headId}>
      <h3 id={headId}>{t('deletion.title')}</h3>
      {deletion.asked && <p>{t('deletion.askedOn', { date: formatDate(deletion.asked) })}</p>}
      <p>{t(obstacles.length > 0 ? 'deletion.kept' : 'deletion.free')}</p>
      {obstacles.length > 0 && (
        <ul className={styles.obstacles}>
          {obstacles.map((obstacle) => (
            <li key={obstacle}>
              <TextLink render={(props) => <Link {...props} to={`?tab=${tabOf[obstacle]}`} />}>
                {words[obstacle]}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {deletes && (
        <Button variant="quiet-danger" disabled={obstacles.length > 0} onClick={() => setDeleting(true)}>
          {t('access.delete')}
        </Button>
      )}
      {deleting && <DeleteDialog detail={detail} onClose={() => setDeleting(false)} />}
    </section>
  )
}
