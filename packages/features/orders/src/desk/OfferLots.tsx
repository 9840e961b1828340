import type { StaffOrder } from '@seriba/contracts/orders'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OffersOfOrder } from './OffersOfOrder.tsx'

/** Opens what was offered for an order, with lots to offer; a closed one is read-only. */
export function OfferLots({ order, size = 'sm' }: { order: StaffOrder; size?: 'sm' | 'touch' }) {
  const { t } = useTranslation(['orders', 'common'])
  const [isOpen, setOpen] = useState(false)
  const { id, offered, maker, model, status } = order
  if (status === 'closed' && offered === 0) return null
  const isNew = offered === 0
  return (
    <>
      <Button
        size={size}
        icon={isNew ? PackagePlus : undefined}
        className="num"
        aria-label={
          isNew ? t('orders:desk.offerLotsFor', { id }) : t('orders:desk.offersOf', { id, count: offered })
        }
        onClick={() => setOpen(true)}
      >
        {isNew ? t('orders:desk.offerLots') : t('orders:desk.offersCount', { count: offered })}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('orders:desk.lotsFor', { vehicle: `${maker} ${model}` })}
        closeLabel={t('common:actions.close')}
      >
        <OffersOfOrder order={order} />
      </Dialog>
    </>
  )
}
