import { TopBarTitle } from '@seriba/ui/AppShell'
import { EmptyState } from '@seriba/ui/EmptyState'
import { PageHead } from '@seriba/ui/PageHead'
import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Where a company's third-party listing stands (GAP11). None is connected as it comes. */
export function StockCarsPage() {
  const { t } = useTranslation(['catalogue', 'common'])
  return (
    <>
      <PageHead>
        <TopBarTitle>{t('stockCars.title')}</TopBarTitle>
      </PageHead>
      <EmptyState icon={Store} title={t('common:empty.data')} text={t('stockCars.text')} />
    </>
  )
}
