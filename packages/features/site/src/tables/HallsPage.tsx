import { TopBarTitle } from '@seriba/ui/AppShell'
import { PageHead } from '@seriba/ui/PageHead'
import { useSubmitKey } from '@seriba/ui/use-submit-key'
import { useTranslation } from 'react-i18next'
import { LeavingUnsaved } from '../settings/LeavingUnsaved.tsx'
import layout from '../settings/layout.module.css'
import { HallTable } from './HallTable.tsx'
import { PublishHalls } from './PublishHalls.tsx'
import { TableState } from './TableState.tsx'
import { TablesNav } from './TablesNav.tsx'
import styles from './tables.module.css'
import { useHalls } from './use-halls.ts'

/** Deadlines and fees of the halls: edited in place, published from a given day on. */
export function HallsPage() {
  const { t } = useTranslation('companyTables')
  const model = useHalls()
  const { list } = model
  useSubmitKey(() => void model.publish())
  return (
    <>
      <PageHead>
        <TopBarTitle>{t('halls.title')}</TopBarTitle>
      </PageHead>
      <div className={`${layout.columns} ${styles.columns}`}>
        <TablesNav />
        {list.data ? (
          <>
            <HallTable model={model} defaults={list.data.defaults} />
            <PublishHalls model={model} publications={list.data.publications} today={list.data.today} />
          </>
        ) : (
          <TableState query={list} failed={t('halls.failed')} height={420} />
        )}
      </div>
      <LeavingUnsaved unsaved={model.changes.length > 0} saving={model.busy} stays={/^\/company\/halls$/} />
    </>
  )
}
