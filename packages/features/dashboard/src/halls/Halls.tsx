import { serverNow } from '@seriba/api/server-clock'
import type { HallToday } from '@seriba/contracts/dashboard'
import { hallRows } from '@seriba/domain/dashboard/spans'
import { formatDay, formatTime } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import { TextLink } from '@seriba/ui/TextLink'
import { useNow } from '@seriba/ui/use-now'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import page from '../page/dashboard.module.css'
import { hallAxis } from './hall-axis.ts'
import styles from './halls.module.css'
import { Lane, markKinds } from './Lane.tsx'

type HallsProps = { halls: readonly HallToday[]; day: string }

/** A day's halls, one lane each, with the bids where their lots are expected. */
export function Halls({ halls, day }: HallsProps) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  const now = useNow(15_000, serverNow)
  if (halls.length === 0)
    return (
      <section aria-labelledby={id} className={page.part}>
        <header className={page.head}>
          <h2 id={id}>{t('halls.title')}</h2>
        </header>
        <p className={page.empty}>{t('halls.empty')}</p>
      </section>
    )
  const axis = hallAxis(halls)
  const another = day === jstDay(now) ? null : formatDay(day)
  const about = halls.length < hallRows ? t('halls.text') : t('halls.busiest', { count: halls.length })
  return (
    <section aria-labelledby={id} className={page.part}>
      <header className={page.head}>
        <h2 id={id}>{t('halls.title')}</h2>
        <span className={page.quiet}>{[another, about].filter(Boolean).join(', ')}</span>
        <ul className={styles.legend} aria-hidden>
          {markKinds.map((kind) => (
            <li key={kind} data-kind={kind}>
              {t(`halls.mark.${kind}`)}
            </li>
          ))}
        </ul>
      </header>
      <div className={styles.axis} aria-hidden>
        <span>{t('halls.hall')}</span>
        <span>{t('halls.ring')}</span>
        <div>
          {axis.hours.map((hour) => (
            <span key={hour} className="num" style={{ left: `${axis.at(hour)}%` }}>
              {formatTime(new Date(hour))}
            </span>
          ))}
          {axis.holds(now.getTime()) && (
            <b className="num" style={{ left: `${axis.at(now.getTime())}%` }}>
              {formatTime(now)}
            </b>
          )}
        </div>
      </div>
      <ul data-bleed className={styles.halls}>
        {halls.map((hall) => (
          <li key={hall.name} className={styles.hall}>
            <b className="truncate">{hall.name}</b>
            <span className={`num ${styles.ring}`}>
              {hall.lotNo !== null && (
                <>
                  <span className="visually-hidden">{t('halls.ring')} </span>
                  {hall.lotNo}
                </>
              )}
            </span>
            <Lane hall={hall} axis={axis} now={now.getTime()} />
            <span className={styles.counts}>
              <span>{t('halls.bids', { count: hall.bids })}</span>{' '}
              {hall.fresh > 0 && (
                <TextLink
                  aria-label={t('halls.freshOf', { count: hall.fresh, hall: hall.name })}
                  render={(props) => (
                    <Link
                      {...props}
                      to={`/bid-manager/new?${new URLSearchParams({ auctionDate: day, auction: hall.name })}`}
                    />
                  )}
                >
                  {t('halls.fresh', { count: hall.fresh })}
                </TextLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
