import { useListFootTexts } from '@seriba/i18n/use-list-foot-texts'
import { KeyCap } from '@seriba/ui/KeyCap'
import { ListFoot as Foot } from '@seriba/ui/ListFoot'
import { useTranslation } from 'react-i18next'
import { hintedKeys } from './client-keys.ts'
import styles from './clients-page.module.css'
import { type ClientsModel, pageSizes } from './use-clients-query.ts'

/** The keys, the range that is shown, pages and their size. */
export function ListFoot({ model: { query, change }, total }: { model: ClientsModel; total: number }) {
  const { t } = useTranslation('clients')
  return (
    <Foot
      total={total}
      page={query.page}
      pageSize={query.pageSize}
      pageSizes={pageSizes}
      texts={useListFootTexts()}
      onPage={(page) => change({ page })}
      onPageSize={(pageSize) => change({ pageSize })}
    >
      <div className={styles.keys}>
        {hintedKeys.map(({ caps, text }) => (
          <span key={text}>
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}
            {t(`list.${text}`)}
          </span>
        ))}
      </div>
    </Foot>
  )
}
