import { groupThousands } from '@seriba/domain/format/number'
import type { PageType } from '@seriba/domain/lots/page-types'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { useTranslation } from 'react-i18next'
import styles from './listing.module.css'

type ListingHeadProps = { pageType: PageType; total: number | undefined }

export function ListingHead({ pageType, total }: ListingHeadProps) {
  const { t } = useTranslation('catalogue')
  return (
    <>
      <TopBarTitle className={styles.title}>{t(`titles.${pageType}`)}</TopBarTitle>
      <p role="status" className={styles.total}>
        {total !== undefined && (
          <>
            <span>{t('total')}</span> <b className="num">{groupThousands(total)}</b>
          </>
        )}
      </p>
    </>
  )
}
