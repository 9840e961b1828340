import type { SharedLotDetail } from '@seriba/contracts/lot'
import { Sheet } from '@seriba/ui/Sheet'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ZoomedSheet } from './ZoomedSheet.tsx'

/** `name`: what is shown, if it is not the sheet itself. */
type SheetZoomProps = {
  isOpen: boolean
  onClose: () => void
  src: string
  lot: SharedLotDetail
  name?: string
  /** Next to the name. */
  headEnd?: ReactNode
}

/** The sheet in full screen, 1–3×. */
export function SheetZoom({ isOpen, onClose, src, lot, name: given, headEnd }: SheetZoomProps) {
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
      headEnd={headEnd}
    >
      <ZoomedSheet key={src} src={src} name={name} />
    </Sheet>
  )
}
