import type { BidGroup } from '@seriba/contracts/bid-groups'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'

type FillGroupProps = { group: BidGroup; onConfirm: () => void; onClose: () => void }

/**
 * Asks before a group is lowered to what it has won: that stops its live bids, and some of them could not be
 * restored.
 */
export function FillGroup({ group: { label, bids }, onConfirm, onClose }: FillGroupProps) {
  const { t } = useTranslation(['groups', 'common'])
  return (
    <ConfirmDialog
      isOpen
      danger
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('fillTitle', { label })}
      confirmLabel={t('fillConfirm')}
      cancelLabel={t('common:actions.cancel')}
    >
      <p>{t('fillText', { count: bids })}</p>
    </ConfirmDialog>
  )
}
