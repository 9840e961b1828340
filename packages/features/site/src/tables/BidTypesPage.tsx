import { useLazyExportBidTypesQuery } from '@seriba/api/manager/bid-types'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { AddButton } from '@seriba/ui/AddButton'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { PageHead } from '@seriba/ui/PageHead'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { LeavingUnsaved } from '../settings/LeavingUnsaved.tsx'
import layout from '../settings/layout.module.css'
import { BidTypeCard } from './BidTypeCard.tsx'
import { BidTypeRow } from './BidTypeRow.tsx'
import { TableState } from './TableState.tsx'
import { TablesNav } from './TablesNav.tsx'
import styles from './tables.module.css'
import { type BidTypesModel, useBidTypes } from './use-bid-types.ts'

/**
 * What a bid says about how the vehicle is shipped: names in both languages, who is offered it, and the order
 * (GAP52).
 */
export function BidTypesPage() {
  const { t } = useTranslation(['companyTables', 'refusal', 'common'])
  const model = useBidTypes()
  const [askLink] = useLazyExportBidTypesQuery()
  const { list } = model
  const wide = useWide()
  const rows = model.types.map((type, at) => ({
    type,
    model,
    first: at === 0,
    last: at === model.types.length - 1,
  }))
  return (
    <>
      <PageHead>
        <TopBarTitle>{t('bidTypes.title')}</TopBarTitle>
      </PageHead>
      <div className={`${layout.columns} ${styles.columns}`}>
        <TablesNav />
        {list.data ? (
          <>
            <section className={styles.main} aria-label={t('bidTypes.title')}>
              <header className={styles.bar}>
                <p>{t('bidTypes.about')}</p>
                <AddButton variant="secondary" size={wide ? 'sm' : 'touch'} onAdd={model.add}>
                  {t('bidTypes.add')}
                </AddButton>
                <ExportMenu ask={(format) => askLink({ format }).unwrap()} />
              </header>
              {wide ? (
                <div className={styles.scroll}>
                  <table className={styles.table}>
                    <thead>
                      <tr>
                        {(['order', 'en', 'ru', 'buyers', 'managers', 'used'] as const).map((column) => (
                          <th key={column} scope="col">
                            {t(`bidTypes.${column}`)}
                          </th>
                        ))}
                        <td />
                      </tr>
                    </thead>
                    <tbody>
                      {rows.map((row) => (
                        <BidTypeRow key={row.type.key} {...row} />
                      ))}
                    </tbody>
                  </table>
                </div>
              ) : (
                rows.map((row) => <BidTypeCard key={row.type.key} {...row} />)
              )}
            </section>
            <SaveBidTypes model={model} />
          </>
        ) : (
          <TableState query={list} failed={t('bidTypes.failed')} />
        )}
      </div>
      <LeavingUnsaved unsaved={model.changed} saving={model.busy} stays={/^\/company\/bid-types$/} />
    </>
  )
}

function SaveBidTypes({ model }: { model: BidTypesModel }) {
  const { t, i18n } = useTranslation(['companyTables', 'refusal'])
  const { changed, saved, error, nameless } = model
  const untranslated = model.types.filter(({ label }) => label.en.trim() !== '' && label.ru.trim() === '')
  const language = i18n.language === 'ru' ? 'ru' : 'en'
  return (
    <aside className={styles.aside} aria-label={t('bidTypes.asBuyers')}>
      <h2>{t('bidTypes.asBuyers')}</h2>
      <ul className={styles.changes}>
        {model.types
          .filter(({ forBuyers }) => forBuyers)
          .map(({ key, label }) => (
            <li key={key}>{label[language] || label.en}</li>
          ))}
      </ul>
      {untranslated.map(({ key, label }) => (
        <Note key={key} tone="orange">
          {t('bidTypes.untranslated', { name: label.en })}
        </Note>
      ))}
      {saved && (
        <Note tone="green" role="status">
          {t('bidTypes.saved')}
        </Note>
      )}
      {error && (
        <Note tone="red" role="alert">
          {t(`refusal:${error.code}`)}
          {error.code === 'stale' && (
            <Button size="sm" onClick={() => void model.takeNewest()}>
              {t('publish.takeNewest')}
            </Button>
          )}
        </Note>
      )}
      <p className={styles.quiet}>{t('bidTypes.holds')}</p>
      <div className={styles.actions}>
        {changed && (
          <Button size="sm" variant="ghost" onClick={model.discard}>
            {t('publish.discard')}
          </Button>
        )}
        <Button
          size="sm"
          variant="primary"
          busy={model.busy}
          disabledReason={!changed ? t('publish.none') : nameless ? t('bidTypes.nameFirst') : undefined}
          onClick={() => void model.save()}
        >
          {t('bidTypes.save')}
        </Button>
      </div>
    </aside>
  )
}
