import { useMenuCountersQuery } from '@seriba/api/shared/site'
import type { UserDetail } from '@seriba/contracts/user'
import { CountBadge } from '@seriba/ui/CountBadge'
import { IconButton } from '@seriba/ui/IconButton'
import { Popover } from '@seriba/ui/Popover'
import { Sheet } from '@seriba/ui/Sheet'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useWide } from '@seriba/ui/use-wide'
import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartWithTexts } from '../app/use-part-with-texts.ts'
import styles from './bell.module.css'

const loadList = () => import('./NotificationList.tsx').then(({ NotificationList }) => NotificationList)
const loadTools = () => import('./NotificationTools.tsx').then(({ NotificationTools }) => NotificationTools)

/** The number of unread notifications, and the button that shows them: a popover, or a sheet on a phone. */
export function Bell({ viewer }: { viewer: UserDetail }) {
  const { t } = useTranslation(['notifications', 'common'])
  const wide = useWide()
  const NotificationList = usePartWithTexts(loadList)
  const NotificationTools = usePartWithTexts(loadTools)
  const [isOpen, setOpen] = useState(false)
  const { data } = useMenuCountersQuery()
  const unread = data?.notifications ?? 0
  const label = unread > 0 ? t('notifications:bell', { count: unread }) : t('notifications:region')
  const close = () => setOpen(false)
  const list = (
    <Suspense fallback={<Skeleton height={320} />}>
      <NotificationList viewer={viewer} onLeave={close} headed={wide} />
    </Suspense>
  )
  return (
    <span className={styles.bell}>
      {wide ? (
        <Popover
          label={t('notifications:region')}
          placement="bottom end"
          width={400}
          isOpen={isOpen}
          onOpenChange={setOpen}
          trigger={<IconButton icon={BellIcon} size="sm" label={label} />}
        >
          {list}
        </Popover>
      ) : (
        <>
          <IconButton
            icon={BellIcon}
            size="touch"
            tooltip={false}
            label={label}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
          <Sheet
            side="full"
            closeIcon="back"
            title={t('notifications:region')}
            closeLabel={t('common:actions.close')}
            headEnd={
              <Suspense>
                <NotificationTools />
              </Suspense>
            }
            isOpen={isOpen}
            onClose={close}
          >
            {list}
          </Sheet>
        </>
      )}
      {unread > 0 && (
        <CountBadge count={unread} max={99} tone="accent" aria-hidden className={styles.count} />
      )}
    </span>
  )
}
