import type { TestedLot } from '@seriba/contracts/feed-sources'
import { formatDate, formatDateTime } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'
import styles from './source.module.css'

/** One lot as the source sends it. */
export function RawLot({ lot }: { lot: TestedLot }) {
  const { t } = useTranslation('feedSource')
  const { auctionDate, hasTime, pictures, hasSheet } = lot
  const photos = t('test.pictures', { count: pictures })
  return (
    <aside className={styles.raw} aria-label={t('test.raw')}>
      <h3>{`${lot.lotNo}, ${lot.auction}`}</h3>
      <p className={styles.quiet}>
        {auctionDate &&
          (hasTime ? formatDateTime(auctionDate) : `${formatDate(auctionDate)}, ${t('test.noTime')}`)}
      </p>
      <p className={styles.quiet}>{t(hasSheet ? 'test.sheet' : 'test.noSheet', { photos })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('test.field')}</th>
            <th scope="col">{t('test.raw')}</th>
          </tr>
        </thead>
        <tbody>
          {lot.raw.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <code>{value}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </aside>
  )
}
