import { Note } from '@seriba/ui/Note'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import styles from './desk.module.css'
import { type DeskModel, noFilter } from './desk-query.ts'

/** Clients' documents that nobody has looked at: shown until they are opened, so that none is overlooked. */
export function ToCheck({ count, model: { query, change } }: { count: number; model: DeskModel }) {
  const { t } = useTranslation('purchaseDesk')
  if (count === 0 || query.missing === 'check') return null
  return (
    <Note tone="blue" className={styles.news}>
      {t('toCheck', { count })}{' '}
      <TextButton onClick={() => change({ ...noFilter, tab: 'all', missing: 'check' })}>
        {t('showToCheck')}
      </TextButton>
    </Note>
  )
}
