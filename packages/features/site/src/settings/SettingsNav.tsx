import type { SectionName } from '@seriba/contracts/company'
import { type PageSlug, pageSlugs } from '@seriba/domain/site/page-slugs'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { TableLinks } from '../tables/TablesNav.tsx'
import { useDraftPart } from './draft-context.ts'
import layout from './layout.module.css'
import { settingParts } from './places.ts'
import { useCurrentLinkInView } from './use-current-link-in-view.ts'

/** Links to the parts; one with unpublished changes is marked. */
export function SettingsNav({ page }: { page: PageSlug | null }) {
  const changed = useDraftPart((draft) => draft.changed)
  const { hash } = useLocation()
  useEffect(() => {
    if (page === null && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [page, hash])
  return <SettingsWays page={page} changed={changed} />
}

type SettingsWaysProps = { page: PageSlug | null; changed: readonly SectionName[] }

/** They are known before the settings are. */
export function SettingsWays({ page, changed }: SettingsWaysProps) {
  const { t } = useTranslation('company')
  const part = useLocation().hash.slice(1) || settingParts[0]

  const way = (section: SectionName, to: string, open: boolean) => (
    <Link key={section} to={to} aria-current={open ? 'true' : undefined}>
      {t(`parts.${section}`)}
      {changed.includes(section) && <i role="img" aria-label={t('changes.title')} className={layout.dot} />}
    </Link>
  )
  return (
    <nav ref={useCurrentLinkInView()} className={layout.nav} aria-label={t('nav')}>
      {settingParts.map((section) => way(section, `/company#${section}`, page === null && part === section))}
      <b>{t('pages')}</b>
      {pageSlugs.map((slug) => way(slug, `/company/${slug}`, page === slug))}
      <TableLinks />
    </nav>
  )
}
