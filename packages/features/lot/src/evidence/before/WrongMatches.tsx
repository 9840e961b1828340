import { useRestoreMatchMutation } from '@seriba/api/manager/price-evidence'
import { useControl } from '@seriba/api/use-control'
import type { WrongMatch } from '@seriba/contracts/price-evidence'
import { formatDate, formatDay } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'
import styles from './auctions.module.css'

/** For staff: which cars were reported as different, by whom, and a way to show them to that person again. */
export function WrongMatches({ id, wrong }: { id: string; wrong: readonly WrongMatch[] }) {
  const { t } = useTranslation(['evidence', 'refusal'])
  const mayRestore = useControl('lotCorrection')
  const [restore, restoring] = useRestoreMatchMutation()
  if (wrong.length === 0) return null
  return (
    <section aria-label={t('evidence:wrong.list')} className={styles.wrong}>
      <h3>{t('evidence:wrong.list')}</h3>
      <ul>
        {wrong.map(({ id: earlierId, auctionDate, auctionName, lotNumber, said }) => (
          <li key={`${earlierId} ${said.by}`}>
            <span className="num">
              {formatDay(jstDay(auctionDate))} {auctionName} {lotNumber}
            </span>
            <span>
              {t('evidence:wrong.said', { by: said.by, day: formatDate(said.at) })}
              {said.note && `: ${said.note}`}
            </span>
            {(mayRestore || said.own) && (
              <Button size="sm" busy={restoring.isLoading} onClick={() => void restore({ id, earlierId })}>
                {t('evidence:wrong.restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {restoring.isError && <p role="alert">{t('evidence:wrong.restoreFailed')}</p>}
    </section>
  )
}
