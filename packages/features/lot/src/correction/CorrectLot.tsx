import { useControl } from '@seriba/api/use-control'
import type { LotDetail } from '@seriba/contracts/lot'
import { Button } from '@seriba/ui/Button'
import { FilePen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commonOf } from '../facts/lot-parts.ts'
import styles from './correction.module.css'

const CorrectLotDialog = /* @__PURE__ */ lazy(() =>
  import('./CorrectLotDialog.tsx').then((module) => ({ default: module.CorrectLotDialog })),
)

/** Staff enter how a lot ended, if its feed is wrong or late. */
export function CorrectLot({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('lotCorrection')
  const mayCorrect = useControl('lotCorrection')
  const [open, setOpen] = useState(false)
  if (!mayCorrect) return null
  return (
    <p className={styles.way}>
      <Button size="sm" variant="ghost" icon={FilePen} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && (
        <Suspense>
          <CorrectLotDialog lotId={commonOf(lot).id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
