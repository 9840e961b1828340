import type { BidUser } from '@seriba/contracts/bid-lists'
import { Popover } from '@seriba/ui/Popover'
import { Sheet } from '@seriba/ui/Sheet'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { desktop, useMedia } from '../shared/use-media.ts'
import { useSite } from '../shared/use-site.ts'
import styles from './UserPopover.module.css'

const UserFacts = lazy(() => import('./UserFacts.tsx').then((module) => ({ default: module.UserFacts })))

/** A client's name; clicking it shows details, in a popover or, if there is little room, a panel from the edge. */
export function UserName({ user }: { user: BidUser }) {
  const { t } = useTranslation(['bids', 'common'])
  const wide = useMedia(desktop)
  const [open, setOpen] = useState(false)
  const label = t('user.about', { name: user.name })
  const facts = (
    <Suspense>
      <UserFacts user={user} />
    </Suspense>
  )
  if (wide)
    return (
      <Popover
        label={label}
        width={304}
        trigger={
          <button type="button" className={styles.name}>
            {user.name}
          </button>
        }
      >
        {facts}
      </Popover>
    )
  return (
    <>
      <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {user.name}
      </button>
      <Sheet
        isOpen={open}
        onClose={() => setOpen(false)}
        side="right"
        title={label}
        titleHidden
        closeLabel={t('common:actions.close')}
      >
        {facts}
      </Sheet>
    </>
  )
}

/** The other party of a chat: for a client, and for one's own bid, that is the company (3§2.4). */
export function ChatPartner({ user }: { user: BidUser | null }) {
  const { t } = useTranslation('bids')
  const { name } = useSite()
  if (!user) return <>{[t('user.companyManager'), name].filter(Boolean).join(', ')}</>
  return (
    <>
      <UserName user={user} />, <span className="num">{user.clientId}</span>
    </>
  )
}
