import type { SitePage } from '@seriba/contracts/site-pages'
import { formatDate } from '@seriba/domain/format/date'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PageAddress } from './use-page-address.ts'
import styles from './versions.module.css'

type VersionLineProps = { page: SitePage; address: PageAddress }

/** Which version of a text this is, and since when; an earlier one also says that it has been replaced. */
export function VersionLine({ page: { version, versions }, address }: VersionLineProps) {
  const { t } = useTranslation('site')
  const [newest] = versions
  if (!version || !newest) return null
  const isFirst = versions.at(-1)?.number === version.number
  return (
    <>
      <p className={styles.line}>
        {t('version.line', { number: version.number, date: formatDate(version.from) })}{' '}
        {!isFirst && (
          <TextLink render={(props) => <Link {...props} to={address.to({ changes: true })} />}>
            {t('version.changed')}
          </TextLink>
        )}
      </p>
      {version.number !== newest.number && (
        <Note tone="orange" className={styles.note}>
          {t('version.older', { number: newest.number, date: formatDate(newest.from) })}{' '}
          <TextLink inline render={(props) => <Link {...props} to={address.to({ version: null })} />}>
            {t('version.read', { number: newest.number })}
          </TextLink>
        </Note>
      )}
    </>
  )
}
