import { groupThousands } from '@seriba/domain/format/number'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { PageHead } from '@seriba/ui/PageHead'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BidList.module.css'

type ListHeadProps = { title: string; count?: number | undefined; note?: ReactNode }

/** Title and number of bids, in the header of the layout. */
export function ListHead({ title, count, note }: ListHeadProps) {
  const { t } = useTranslation('common')
  return (
    <PageHead>
      <TopBarTitle>{title}</TopBarTitle>
      {count !== undefined && (
        <span className={styles.count}>
          {t('count.bids', { count, replace: { count: groupThousands(count) } })}
        </span>
      )}
      {note && <span className={styles.count}>{note}</span>}
    </PageHead>
  )
}
