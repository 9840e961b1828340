import type { CostVersion } from '@seriba/contracts/costs'
import { formatDateTime, formatDay } from '@seriba/domain/format/date'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './cost-tables.module.css'

type Props = { versions: readonly CostVersion[]; today: string; chosen: number | null }

export type VersionState = 'draft' | 'inForce' | 'scheduled' | 'ended'

/** Which part a version plays on a day of Japan. */
export function stateOf({ status, validFrom, validTo }: CostVersion, today: string): VersionState {
  if (status === 'draft' || validFrom === null) return 'draft'
  if (validFrom > today) return 'scheduled'
  return validTo !== null && validTo <= today ? 'ended' : 'inForce'
}

const tones = { draft: 'blue', inForce: 'green', scheduled: 'orange', ended: 'gray' } as const

/** Every version that there was, the newest first. */
export function VersionList({ versions, today, chosen }: Props) {
  const { t } = useTranslation('costTables')
  return (
    <nav aria-label={t('versions')} className={styles.versions}>
      {versions.map((version) => {
        const { id, validFrom, validTo, by, at } = version
        const state = stateOf(version, today)
        return (
          <Link key={id} to={`?version=${id}`} aria-current={id === chosen ? 'page' : undefined}>
            <Badge tone={tones[state]}>{t(state)}</Badge>
            <b className="num">
              {validFrom === null
                ? ''
                : validTo === null
                  ? t('since', { from: formatDay(validFrom) })
                  : t('span', { from: formatDay(validFrom), to: formatDay(validTo) })}
            </b>
            <small>{by === null ? formatDateTime(at) : t('by', { by, at: formatDateTime(at) })}</small>
          </Link>
        )
      })}
    </nav>
  )
}
