import { useViewProfileQuery } from '@seriba/api/shared/user'
import type { LotDetail } from '@seriba/contracts/lot'
import { hasControl } from '@seriba/domain/access/flags'
import type { PageType } from '@seriba/domain/lots/page-types'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { IconButton } from '@seriba/ui/IconButton'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareDialogBody } from './ShareDialogBody.tsx'

type ShareButtonProps = { lot: LotDetail; pageType: PageType; iconOnly?: boolean }

/** Only for users whom the company allows to share; others do not see that it is possible. */
export function ShareButton({ lot, pageType, iconOnly }: ShareButtonProps) {
  const { t } = useTranslation('lot')
  const { data: profile } = useViewProfileQuery()
  const [open, setOpen] = useState(false)
  if (!profile || !hasControl(profile.permission, 'share')) return null
  return (
    <>
      {iconOnly ? (
        <IconButton icon={Share2} label={t('share.action')} size="touch" onClick={() => setOpen(true)} />
      ) : (
        <Button variant="ghost" size="sm" icon={Share2} onClick={() => setOpen(true)}>
          {t('share.action')}
        </Button>
      )}
      <Dialog
        isOpen={open}
        onClose={() => setOpen(false)}
        title={t('share.title')}
        closeLabel={t('share.close')}
      >
        <ShareDialogBody lot={lot} pageType={pageType} />
      </Dialog>
    </>
  )
}
