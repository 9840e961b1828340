import { toApiError } from '@seriba/api/api-error'
import { useViewCompanyQuery } from '@seriba/api/manager/company'
import type { CompanySettings } from '@seriba/contracts/company'
import { type PageSlug, pageSlugs } from '@seriba/domain/site/page-slugs'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Note } from '@seriba/ui/Note'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { BrandPart } from './BrandPart.tsx'
import { DescriptionPart } from './DescriptionPart.tsx'
import { DraftAside, Publication } from './DraftAside.tsx'
import { DraftContext, useDraftPart } from './draft-context.ts'
import { IssuerPart } from './IssuerPart.tsx'
import { LeavingDraft } from './LeavingDraft.tsx'
import { AddLink, LinksPart } from './LinksPart.tsx'
import layout from './layout.module.css'
import { NoticePart, NoticeSwitch } from './NoticePart.tsx'
import { PagePart } from './PagePart.tsx'
import { PanelPart } from './PanelPart.tsx'
import { Part } from './Part.tsx'
import { isPageSlug } from './places.ts'
import { RetentionPart } from './RetentionPart.tsx'
import { SettingFields } from './SettingField.tsx'
import { SettingsNav, SettingsWays } from './SettingsNav.tsx'
import styles from './settings.module.css'
import { useDraft } from './use-draft.ts'

/** The settings and the company's pages share a draft; its tables are not part of it. */
const ownPaths = new RegExp(`^/company(/(${pageSlugs.join('|')}))?/?$`)

/** The company's settings and pages, for staff (GAP07, GAP08). */
export function CompanyPage() {
  const { t } = useTranslation(['company', 'refusal', 'common'])
  const { data, error, isFetching, refetch } = useViewCompanyQuery()
  const { page } = useParams()
  return (
    <>
      <PageHead>
        <TopBarTitle>{t('company:title')}</TopBarTitle>
      </PageHead>
      {data ? (
        <Settings settings={data} page={isPageSlug(page) ? page : null} reload={() => void refetch()} />
      ) : error ? (
        <ErrorState
          title={t('company:failed')}
          text={t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting page={isPageSlug(page) ? page : null} />
      )}
    </>
  )
}

const partHeights = [180, 220, 120, 260]

/** The page in its final layout, but without its values. */
function Waiting({ page }: { page: PageSlug | null }) {
  const { t } = useTranslation('common')
  return (
    <>
      <div className={layout.columns} role="status" aria-busy aria-label={t('loading')}>
        <SettingsWays page={page} changed={[]} />
        <div className={layout.main}>
          {partHeights.map((height) => (
            <section key={height} className={styles.part}>
              <header className={styles.head}>
                <Skeleton width={120} height={14} />
              </header>
              <Skeleton width="100%" height={height} faint />
            </section>
          ))}
        </div>
        <div className={layout.aside}>
          <header className={layout.asideHead}>
            <Skeleton width={96} height={14} />
          </header>
          <div className={layout.asideBody}>
            <Skeleton width="100%" height={320} faint />
          </div>
        </div>
      </div>
      <div className={layout.foot} />
    </>
  )
}

type SettingsProps = { settings: CompanySettings; page: PageSlug | null; reload: () => void }

function Settings({ settings, page, reload }: SettingsProps) {
  const draft = useDraft(settings, reload)
  const { changed } = settings
  return (
    <DraftContext value={draft}>
      <div className={layout.columns}>
        <SettingsNav page={page} />
        <div className={layout.main}>
          <LastOutcome />
          {page ? (
            <Part key={page} section={page} changed={changed}>
              <PagePart slug={page} />
            </Part>
          ) : (
            <>
              <Part section="brand" changed={changed}>
                <BrandPart />
              </Part>
              <Part section="panel" changed={changed}>
                <PanelPart />
              </Part>
              <Part section="notice" changed={changed} action={<NoticeSwitch />}>
                <NoticePart />
              </Part>
              <Part section="links" changed={changed} action={<AddLink />}>
                <LinksPart />
              </Part>
              <Part section="description" changed={changed}>
                <DescriptionPart />
              </Part>
              <Part section="issuer" changed={changed}>
                <IssuerPart />
              </Part>
              <Part section="bidding" changed={changed}>
                <SettingFields section="bidding" />
              </Part>
              <Part section="accounts" changed={changed}>
                <SettingFields section="accounts" />
              </Part>
              <Part section="money" changed={changed}>
                <SettingFields section="money" />
              </Part>
              <Part section="retention" changed={changed}>
                <RetentionPart />
              </Part>
            </>
          )}
        </div>
        <DraftAside page={page} settings={settings} />
      </div>
      <Publication />
      <LeavingDraft stays={ownPaths} />
    </DraftContext>
  )
}

/** The outcome of the last publication, until something is changed again. */
function LastOutcome() {
  const { t } = useTranslation('company')
  const outcome = useDraftPart((draft) => draft.outcome)
  if (!outcome) return null
  const bad = outcome === 'faults' || outcome === 'notPublished' || outcome === 'notKept'
  const stale = outcome === 'stale' || outcome === 'keptStale'
  return (
    <Note
      tone={bad ? 'red' : stale ? 'orange' : 'green'}
      role={bad ? 'alert' : 'status'}
      className={layout.note}
    >
      {t(outcome)}
    </Note>
  )
}
