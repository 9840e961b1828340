import { useAppSelector } from '@seriba/api/hooks'
import { selectSession, sessionStatus } from '@seriba/api/session-slice'
import { useMenuCountersQuery } from '@seriba/api/shared/site'
import type { Actor } from '@seriba/domain/access/actor'
import { RailItem, RailSection } from '@seriba/ui/Rail'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { isOpen } from '../menu/menu.ts'
import type { MenuEntry } from '../menu/menu-entry.ts'
import { useMenu } from '../menu/use-menu.ts'

type NavigationProps = { actor: Actor; onNavigate?: (() => void) | undefined }

/** The entries available to this user, for both the rail and the drawer. */
export function Navigation({ actor, onNavigate }: NavigationProps) {
  const { t } = useTranslation('shell')
  const { desk, catalogue } = useMenu(actor)
  const items = (entries: readonly MenuEntry[]) =>
    entries.map((entry) => <Entry key={entry.to} entry={entry} onNavigate={onNavigate} />)
  return (
    <>
      <RailSection>{items(desk)}</RailSection>
      {catalogue.length > 0 && <RailSection label={t('menu.catalogue')}>{items(catalogue)}</RailSection>}
    </>
  )
}

type EntryProps = { entry: MenuEntry; onNavigate?: (() => void) | undefined }

/** Links to the bare path of its page: clicking it on the page itself clears the filters. */
function Entry({ entry, onNavigate }: EntryProps) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { status } = useAppSelector(selectSession)
  const { data: counters } = useMenuCountersQuery(undefined, {
    skip: !entry.badge || status !== sessionStatus.authenticated,
  })
  const count = entry.badge && counters?.[entry.badge]
  const active = isOpen(entry, pathname)
  // A search changes the address, too, but nothing here.
  return useMemo(
    () => (
      <RailItem
        icon={entry.icon}
        label={t(`menu.${entry.label}`)}
        count={count}
        active={active}
        onClick={onNavigate}
        render={(props) => <Link {...props} to={entry.to} />}
      />
    ),
    [entry, count, active, onNavigate, t],
  )
}
