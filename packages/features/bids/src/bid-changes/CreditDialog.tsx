import { AlertDialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'
import { CreditFigures } from '../place-bid/CreditFigures.tsx'
import styles from './bid-changes.module.css'
import type { ShortCredit } from './use-bid-changes.ts'

/** Why a bid could not be set live again. */
export function CreditDialog({ short, onClose }: { short: ShortCredit; onClose: () => void }) {
  const { t } = useTranslation(['bids', 'common'])
  return (
    <AlertDialog title={t('credit.title')} closeLabel={t('common:actions.close')} onClose={onClose}>
      <div className={styles.body}>
        <p>{t('status.failed', { lotNo: short.lotNo })}</p>
        <CreditFigures {...short} />
      </div>
    </AlertDialog>
  )
}
