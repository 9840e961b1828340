import { useViewStaffQuery } from '@seriba/api/manager/staff'
import type { StaffRow, StaffView } from '@seriba/contracts/staff'
import { hasRight } from '@seriba/domain/access/staff-filter'
import { allStaffRights } from '@seriba/domain/access/staff-rights'
import type { AuditAction } from '@seriba/domain/audit/audit-actions'
import { formatDate, formatRecent } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StaffRoleBadge } from '../shared/StaffBadges.tsx'
import { LastSeen } from './StaffTable.tsx'
import styles from './staff.module.css'

/** What a colleague may do and looks after, next to the list. */
export function StaffAside({ person }: { person: StaffRow }) {
  const { t } = useTranslation('staff')
  const { currentData: view } = useViewStaffQuery({ id: person.userId })
  const may = allStaffRights.filter((right) => hasRight(person, right))
  return (
    <aside className={styles.aside} aria-label={person.fullName}>
      <header className={styles.asideHead}>
        <h2>{person.fullName}</h2>
        <StaffRoleBadge role={person.staffRole} />
        <TextLink
          className={styles.open}
          render={(props) => <Link {...props} to={`/staff/${person.userId}`} />}
        >
          {t('keys.open')}
        </TextLink>
      </header>
      {!view && <Skeleton height={240} faint />}
      {view && (
        <>
          <dl className={styles.facts}>
            <Fact name={t('aside.seen')}>
              <LastSeen person={person} />
            </Fact>
            <Fact name={t('aside.step')}>
              {person.twoStep ? t('aside.codes', { count: view.recoveryCodes }) : t('step.none')}
            </Fact>
            <Fact name={t('aside.since')}>{formatDate(view.createdAt)}</Fact>
            <Fact name={t('aside.language')}>{t(`languages.${view.language === 693 ? 'ru' : 'en'}`)}</Fact>
          </dl>
          <h3>{t('aside.looksAfter')}</h3>
          <dl className={styles.facts}>
            <Fact name={t('aside.clients')}>{groupThousands(view.clients)}</Fact>
            <Fact name={t('aside.bids')}>{groupThousands(view.liveBids)}</Fact>
            <Fact name={t('aside.orders')}>{groupThousands(view.orders)}</Fact>
            <Fact name={t('aside.purchases')}>{groupThousands(view.purchases)}</Fact>
            <Fact name={t('aside.translations')}>{groupThousands(view.translations)}</Fact>
          </dl>
          <h3>
            {t('aside.mayDo')}{' '}
            <span className={styles.quiet}>
              {t('aside.of', { some: may.length, all: allStaffRights.length })}
            </span>
          </h3>
          <p className={styles.quiet}>{may.map((right) => t(`rights.${right}`)).join(', ')}</p>
          {view.lately && <Lately entries={view.lately} />}
        </>
      )}
    </aside>
  )
}

function Lately({ entries }: { entries: NonNullable<StaffView['lately']> }) {
  const { t } = useTranslation(['staff', 'audit'])
  return (
    <>
      <h3>{t('staff:aside.lately')}</h3>
      {entries.length === 0 && <p className={styles.quiet}>{t('staff:aside.nothing')}</p>}
      <dl className={styles.facts} data-lately>
        {entries.map(({ at, action }) => (
          <div key={`${at} ${action}`}>
            <dt className="num">{formatRecent(at, new Date())}</dt>
            <dd>{t(`audit:actions.${action as AuditAction}`, { defaultValue: action })}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}
