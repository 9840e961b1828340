import type { TestedLot } from '@seriba/contracts/feed-sources'
import { useTranslation } from 'react-i18next'
import { type Becomes, becomesOf, saleTime } from './raw-becomes.ts'
import styles from './source.module.css'

/** One lot as the source sends it, and what each column becomes. */
export function RawLot({ lot }: { lot: TestedLot }) {
  const { t } = useTranslation(['feedSource', 'lots', 'common'])
  const { pictures, hasSheet } = lot
  const photos = t('feedSource:test.pictures', { count: pictures })
  return (
    <aside className={styles.raw} aria-label={t('feedSource:test.raw')}>
      <h3>{`${lot.lotNo}, ${lot.auction}`}</h3>
      <p className={styles.quiet}>{saleTime(lot, t)}</p>
      <p className={styles.quiet}>
        {t(hasSheet ? 'feedSource:test.sheet' : 'feedSource:test.noSheet', { photos })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('feedSource:test.field')}</th>
            <th scope="col">{t('feedSource:test.raw')}</th>
            <th scope="col">{t('feedSource:test.becomes')}</th>
          </tr>
        </thead>
        <tbody>
          {lot.raw.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <code>{value}</code>
              </td>
              <ReadAs becomes={becomesOf(name, lot, t)} />
            </tr>
          ))}
        </tbody>
      </table>
    </aside>
  )
}

function ReadAs({ becomes }: { becomes: Becomes | null }) {
  const { t } = useTranslation('feedSource')
  if (!becomes) return <td />
  if (becomes.isUnknown) return <td className={styles.gap}>{t('test.unknown')}</td>
  return <td>{becomes.text || '-'}</td>
}
