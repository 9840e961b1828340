import type { SitePage } from '@seriba/contracts/site-pages'
import { formatDate } from '@seriba/domain/format/date'
import { languageNames } from '@seriba/i18n'
import { Button } from '@seriba/ui/Button'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import beside from './page-aside.module.css'
import type { PageAddress } from './use-page-address.ts'
import styles from './versions.module.css'

type VersionAsideProps = { page: SitePage; address: PageAddress }

/** Options for a text: print it, or view it in its other language or in an earlier version. */
export function VersionAside({ page: { languages, version, versions }, address }: VersionAsideProps) {
  const { t } = useTranslation('site')
  return (
    <>
      <div className={beside.block}>
        <Button size="md" icon={Printer} onClick={() => window.print()}>
          {t('print')}
        </Button>
        {languages.length > 1 && (
          <nav className={styles.languages} aria-label={t('version.languages')}>
            {languages.map((language) => (
              <Link
                key={language}
                to={address.to({ language })}
                lang={language}
                hrefLang={language}
                aria-current={language === address.language ? 'true' : undefined}
              >
                {languageNames[language]}
              </Link>
            ))}
          </nav>
        )}
        {languages.length > 1 && <p>{t('version.decides')}</p>}
      </div>
      {versions.length > 1 && (
        <nav className={beside.others} aria-label={t('version.all')}>
          <b>{t('version.all')}</b>
          {versions.map(({ number, from }, at) => (
            <Link
              key={number}
              to={address.to({ version: at === 0 ? null : number, changes: false })}
              aria-current={number === version?.number ? 'true' : undefined}
            >
              {t('version.one', { number, date: formatDate(from) })}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}
