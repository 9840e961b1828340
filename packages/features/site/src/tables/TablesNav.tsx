import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import layout from '../settings/layout.module.css'
import { useCurrentLinkInView } from '../settings/use-current-link-in-view.ts'

/** Links to the company's tables, from its settings and between them. */
export function TableLinks() {
  const { t } = useTranslation('companyTables')
  const tables = [
    ['/company/halls', t('halls.title')],
    ['/company/bid-types', t('bidTypes.title')],
    ['/company/rates', t('rates.title')],
    ['/company/bank', t('bank.title')],
    ['/cost-tables', t('costTables')],
  ] as const
  return (
    <>
      <b>{t('tables')}</b>
      {tables.map(([to, label]) => (
        <NavLink key={to} to={to}>
          {label}
        </NavLink>
      ))}
    </>
  )
}

export function TablesNav() {
  const { t } = useTranslation('companyTables')
  return (
    <nav ref={useCurrentLinkInView()} className={layout.nav} aria-label={t('tables')}>
      <NavLink to="/company" end>
        {t('settings')}
      </NavLink>
      <TableLinks />
    </nav>
  )
}
