import { Note } from '@seriba/ui/Note'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import styles from './clients-page.module.css'
import { type ClientsModel, noFilter } from './use-clients-query.ts'

type DeletionRequestsProps = { model: ClientsModel; count: number }

/** Clients who asked for their account to be deleted, until somebody has decided, longest wait first. */
export function DeletionRequests({ model: { query, change }, count }: DeletionRequestsProps) {
  const { t } = useTranslation('clients')
  if (count === 0 || query.deletion) return null
  return (
    <Note tone="orange" className={styles.news}>
      {t('deletion.requests', { count })}{' '}
      <TextButton
        onClick={() =>
          change({ ...noFilter, role: null, deletion: true, sort: 'deletionAsked', order: 'asc' })
        }
      >
        {t('deletion.show')}
      </TextButton>
    </Note>
  )
}
