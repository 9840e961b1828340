import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'
import { CreditFigures } from '../place-bid/CreditFigures.tsx'
import styles from './bid-changes.module.css'
import type { ShortCredit } from './use-bid-changes.ts'

/** Why a bid could not be set live again. */
export function CreditDialog({ short, onClose }: { short: ShortCredit; onClose: () => void }) {
  const { t } = useTranslation(['bids', 'common'])
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      onClose={onClose}
      title={t('credit.title')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p>{t('status.failed', { lotNo: short.lotNo })}</p>
        <CreditFigures {...short} />
      </div>
    </Dialog>
  )
}
