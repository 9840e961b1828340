import { useAppSelector } from '@seriba/api/hooks'
import { useAuctionDayQuery, useSiteConfigQuery } from '@seriba/api/public/site'
import { selectSession, sessionStatus } from '@seriba/api/session-slice'
import { useAccountInfoQuery, useViewProfileQuery } from '@seriba/api/shared/user'
import type { SitePage } from '@seriba/contracts/site-pages'
import { isBuyer } from '@seriba/domain/access/actor'
import { formatTime } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { isAboutPart, type PageSlug } from '@seriba/domain/site/page-slugs'
import { LinkButton } from '@seriba/ui/Button'
import { ListPlus, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Accepted } from './AcceptTerms.tsx'
import styles from './page-aside.module.css'
import type { PageAddress } from './use-page-address.ts'
import { VersionAside } from './VersionAside.tsx'

type PageAsideProps = { page: SitePage; slug: PageSlug; address: PageAddress; language: 'en' | 'ru' }

/**
 * Help while reading: the day at the halls, and a contact person; for terms, what the user has agreed to, and
 * printing.
 */
export function PageAside({ page, slug, address, language }: PageAsideProps) {
  const signedIn = useAppSelector(selectSession).status === sessionStatus.authenticated
  if (isAboutPart(slug))
    return (
      <>
        <Today />
        <Manager language={language} signedIn={signedIn} />
      </>
    )
  return (
    <>
      {slug === 'terms' && <Accepted />}
      <VersionAside page={page} address={address} />
    </>
  )
}

function Today() {
  const { t } = useTranslation('site')
  const { data: day } = useAuctionDayQuery()
  if (!day) return null
  return (
    <section className={styles.block} aria-label={t('today.title')}>
      <b>{t('today.title')}</b>
      {day.lots === 0 ? (
        <p>{t('today.none')}</p>
      ) : (
        <dl className={styles.facts}>
          <Fact name={t('today.halls')} value={groupThousands(day.halls)} />
          <Fact name={t('today.lots')} value={groupThousands(day.lots)} />
          {day.nextDeadline && <Fact name={t('today.deadline')} value={formatTime(day.nextDeadline)} />}
        </dl>
      )}
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
)

function Manager({ language, signedIn }: { language: 'en' | 'ru'; signedIn: boolean }) {
  const { t } = useTranslation('site')
  const { data: profile } = useViewProfileQuery(undefined, { skip: !signedIn })
  const { data: account } = useAccountInfoQuery(undefined, { skip: !signedIn })
  const { data: site } = useSiteConfigQuery({ language })
  const messenger = site?.messenger
  return (
    <>
      {(account?.manager || messenger) && (
        <section className={styles.block} aria-label={t(account?.manager ? 'manager' : 'write')}>
          <b>{t(account?.manager ? 'manager' : 'write')}</b>
          {account?.manager && <p>{account.manager}</p>}
          {messenger && (
            <LinkButton
              size="md"
              icon={MessageCircle}
              render={(props) => (
                <a {...props} href={messenger.href} target="_blank" rel="noreferrer">
                  {props.children}
                </a>
              )}
            >
              {messenger.label}
            </LinkButton>
          )}
        </section>
      )}
      {profile && isBuyer(profile.detail) && (
        <section className={styles.block} aria-label={t('noTime')}>
          <b>{t('noTime')}</b>
          <p>{t('noTimeText')}</p>
          <LinkButton size="md" icon={ListPlus} render={(props) => <Link {...props} to="/make-an-order" />}>
            {t('order')}
          </LinkButton>
        </section>
      )}
    </>
  )
}
