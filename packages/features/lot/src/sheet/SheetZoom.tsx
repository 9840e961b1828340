import type { SharedLotDetail } from '@seriba/contracts/lot'
import { Sheet } from '@seriba/ui/Sheet'
import { useTranslation } from 'react-i18next'
import { ZoomedSheet } from './ZoomedSheet.tsx'

/** `name`: what else than the sheet itself is shown. */
type SheetZoomProps = {
  isOpen: boolean
  onClose: () => void
  src: string
  lot: SharedLotDetail
  name?: string
}

/** The sheet over the whole window, 1–3×. */
export function SheetZoom({ isOpen, onClose, src, lot, name: given }: SheetZoomProps) {
  const { t } = useTranslation(['lot', 'common'])
  const { auctionName, lotNumber } = lot.lotInfo
  const name = given ?? t('sheet.alt', { lotNo: lotNumber, auction: auctionName })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="full"
      title={`${given ?? t('sheet.original')}, ${auctionName} ${lotNumber}`}
      closeLabel={t('common:actions.close')}
    >
      <ZoomedSheet src={src} name={name} />
    </Sheet>
  )
}
