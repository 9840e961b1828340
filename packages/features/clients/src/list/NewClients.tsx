import { useMenuCountersQuery } from '@seriba/api/shared/site'
import { Note } from '@seriba/ui/Note'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import styles from './clients-page.module.css'
import { type ClientsModel, noFilter } from './use-clients-query.ts'

/** Clients who have signed up and have no manager yet, until somebody opens them, so that nobody is overlooked. */
export function NewClients({ model: { query, change } }: { model: ClientsModel }) {
  const { t } = useTranslation('clients')
  const { data } = useMenuCountersQuery()
  const count = data?.newClients ?? 0
  if (count === 0 || query.unassigned) return null
  return (
    <Note tone="blue" className={styles.news}>
      {t('list.newClients', { count })}{' '}
      <TextButton
        onClick={() =>
          change({ ...noFilter, role: null, unassigned: true, sort: 'registered', order: 'desc' })
        }
      >
        {t('list.showNew')}
      </TextButton>
    </Note>
  )
}
