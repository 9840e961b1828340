import { useLazyExportBidsQuery } from '@seriba/api/shared/bid-lists'
import { useExport } from '@seriba/forms/use-export'
import { Icon } from '@seriba/ui/Icon'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import styles from './selection.module.css'

type SaveSelectedProps = {
  bidIds: readonly number[]
  /** In the list's order. */
  sort: Pick<BidListModel['asked'], 'sort' | 'order'>
}

/** The selected bids as a spreadsheet file. */
export function SaveSelected({ bidIds, sort: { sort, order } }: SaveSelectedProps) {
  const { t } = useTranslation(['desk', 'common'])
  const [askLink] = useLazyExportBidsQuery()
  const ask = () => askLink({ bidId: [...bidIds], sort, order, list: 'live' }).unwrap()
  const { saving, save } = useExport(ask, t('common:saveList.failed'))
  const label = t('desk:select.saveOf', { count: bidIds.length })
  return (
    <button
      type="button"
      className={styles.act}
      aria-label={label}
      title={label}
      disabled={saving !== null}
      onClick={() => save('xlsx')}
    >
      <Icon icon={Download} size={14} />
      XLSX
    </button>
  )
}
