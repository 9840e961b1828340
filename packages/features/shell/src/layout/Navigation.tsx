import { useMenuCountersQuery } from '@seriba/api/site'
import type { Actor } from '@seriba/domain/access/actor'
import { formatBadge } from '@seriba/domain/format/number'
import { CountBadge } from '@seriba/ui/CountBadge'
import { Icon } from '@seriba/ui/Icon'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { bidPaths, isOpen, type MenuEntry, menuOf } from '../menu.ts'
import styles from './Navigation.module.css'

type NavigationProps = { actor: Actor; onNavigate?: (() => void) | undefined }

/** The entries open to this user; the one of the page already open leads to its bare path, without filters. */
export function Navigation({ actor, onNavigate }: NavigationProps) {
  const { t } = useTranslation('shell')
  const { desk, catalogue } = menuOf(actor)
  const list = (entries: readonly MenuEntry[]) => (
    <ul>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Entry entry={entry} onNavigate={onNavigate} />
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={styles.nav} aria-label={t('menu.label')}>
      {list(desk)}
      {catalogue.length > 0 && (
        <>
          <h2 className={styles.section}>{t('menu.catalogue')}</h2>
          {list(catalogue)}
        </>
      )}
    </nav>
  )
}

type EntryProps = { entry: MenuEntry; onNavigate?: (() => void) | undefined }

function Entry({ entry, onNavigate }: EntryProps) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { data: counters } = useMenuCountersQuery(undefined, { skip: !entry.badge })
  const label = t(`menu.${entry.label}`)
  const count = entry.badge ? counters?.bid : undefined
  const onBidPage = bidPaths.some((path) => pathname.startsWith(path))
  return (
    <Link
      to={entry.to}
      className={styles.entry}
      title={label}
      aria-current={isOpen(entry, pathname) ? 'page' : undefined}
      aria-label={count ? t('menu.badge', { label, count: formatBadge(count) }) : label}
      onClick={onNavigate}
    >
      <Icon icon={entry.icon} />
      <span className={styles.label}>{label}</span>
      {count ? (
        <CountBadge aria-hidden className={styles.badge} count={count} tone={onBidPage ? 'accent' : 'gray'} />
      ) : null}
    </Link>
  )
}
