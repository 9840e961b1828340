import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { IconButton } from '@seriba/ui/IconButton'
import { PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OrdersForLot } from './OrdersForLot.tsx'
import styles from './offer-dialog.module.css'

type OfferForOrderProps = {
  lotId: string
  pageType: PageType
  /** At the head of a lot, below its title on small screens, or in the panel next to a listing. */
  place: 'head' | 'status' | 'panel'
}

/** From a lot to the clients who are looking for one like it. */
export function OfferForOrder({ lotId, pageType, place }: OfferForOrderProps) {
  const { t } = useTranslation(['orders', 'common'])
  const [isOpen, setOpen] = useState(false)
  const label = t('orders:desk.offerForOrder')
  const open = () => setOpen(true)
  if (pageTypes[pageType].phase === 'past') return null
  return (
    <>
      {place === 'head' ? (
        <Button variant="ghost" size="sm" icon={PackagePlus} aria-label={label} title={label} onClick={open}>
          <span className={styles.long}>{t('orders:desk.offer')}</span>
        </Button>
      ) : (
        <IconButton icon={PackagePlus} size="xs" label={label} onClick={open} />
      )}
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={label}
        closeLabel={t('common:actions.close')}
      >
        <OrdersForLot lotId={lotId} />
      </Dialog>
    </>
  )
}
