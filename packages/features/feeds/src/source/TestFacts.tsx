import type { SourceTest } from '@seriba/contracts/feed-sources'
import { groupThousands } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from './source.module.css'
import { type SourceValues, settingsOf } from './source-values.ts'

const minuteMs = 60_000

/** How fast the source is, how much it contains, and how long the first reading takes. */
export function TestFacts({ result, values }: { result: SourceTest; values: SourceValues }) {
  const { t, i18n } = useTranslation('feedSource')
  const { milliseconds, total, lots } = result
  const { pauseMs, pageRows, kind } = settingsOf(values)
  const tenths = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const pages = total === null ? null : Math.ceil(total / (kind === 'sql' ? pageRows : 250)) + 1
  const gaps = lots.filter(
    ({ problem, unknown, mileage }) => problem !== null || unknown.length > 0 || mileage === null,
  )
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('test.reached')}</dt>
        <dd>{t('test.milliseconds', { seconds: tenths.format(Math.max(0.1, milliseconds / 1000)) })}</dd>
      </div>
      <div>
        <dt>{t('test.total')}</dt>
        <dd>{total === null ? t('test.notCounted') : groupThousands(total)}</dd>
      </div>
      {pages !== null && (
        <div>
          <dt>{t('test.firstPull')}</dt>
          <dd>
            {t('test.pages', {
              pages: groupThousands(pages),
              minutes: groupThousands(Math.max(1, Math.round((pages * (pauseMs + milliseconds)) / minuteMs))),
            })}
          </dd>
        </div>
      )}
      {gaps.length > 0 && (
        <div data-tone="orange">
          <dd>{t('test.gaps', { count: gaps.length, of: lots.length })}</dd>
        </div>
      )}
    </dl>
  )
}
