import { useActor } from '@seriba/api/use-actor'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { canJoinChat } from '@seriba/domain/access/client-visibility'
import { lotName } from '@seriba/domain/lots/lot-name'
import { purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { StickyBar, TopBarSlash, TopBarTitle } from '@seriba/ui/AppShell'
import { Badge } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { PageHead } from '@seriba/ui/PageHead'
import { Photo } from '@seriba/ui/Photo'
import { TextLink } from '@seriba/ui/TextLink'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useWide } from '@seriba/ui/use-wide'
import { ChevronLeft, MessageSquare, Upload } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ConsigneePart } from '../consignee/ConsigneePart.tsx'
import { DocumentsPart } from '../documents/DocumentsPart.tsx'
import { CarFacts, LogisticsFacts } from '../shared/CarFacts.tsx'
import { DownloadPhotos } from '../shared/DownloadPhotos.tsx'
import { PurchaseStates } from '../shared/PurchaseStates.tsx'
import { statusTones } from '../shared/status-tones.ts'
import { Timeline } from '../shared/Timeline.tsx'
import { Canceled } from './Canceled.tsx'
import { goTo } from './go-to.ts'
import { ManagerNote } from './ManagerNote.tsx'
import { MoneyPart } from './MoneyPart.tsx'
import { Needs } from './Needs.tsx'
import styles from './purchase-page.module.css'

/** What the page passes to the chat that an app puts into it. */
export type PurchaseChat = (slot: {
  bidId: number
  onClose: () => void
  partner: (user: { name: string } | null) => ReactNode
}) => ReactNode

type PurchasePageProps = { by: 'purchase' | 'payment'; chat?: PurchaseChat }

/**
 * A vehicle that was bought, for its buyer: what is still needed, what comes next, and what it costs. `by` says whose
 * number is in the address.
 */
export function PurchasePage({ by, chat }: PurchasePageProps) {
  return (
    <div className={styles.page}>
      <PurchaseStates by={by}>{(purchase) => <Bought purchase={purchase} chat={chat} />}</PurchaseStates>
    </div>
  )
}

function Bought({ purchase, chat }: { purchase: PurchaseDetails; chat: PurchaseChat | undefined }) {
  const { t } = useTranslation(['purchases', 'money'])
  const wide = useWide()
  const actor = useActor()
  const [writing, setWriting] = useState(false)
  const { bidId } = purchase
  const writes = chat && bidId !== null && actor && canJoinChat(actor, purchase.client ? 'other' : 'self')
  const write = () => setWriting(true)
  useKeyActions({
    KeyD: () => goTo('documents'),
    KeyC: () => goTo('consignee'),
    ...(writes && { KeyW: write }),
  })

  return (
    <>
      <PageHead>
        <TopBarTitle>
          <TextLink className={styles.way} render={(props) => <Link {...props} to="/purchases" />}>
            {wide ? t('list') : <ChevronLeft size={20} aria-label={t('list')} />}
          </TextLink>
          {wide && <TopBarSlash />}
          <span className="num">{purchase.sku}</span>
        </TopBarTitle>
      </PageHead>
      <Head purchase={purchase}>
        {wide && (
          <>
            <DownloadPhotos purchase={purchase} />
            {writes && (
              <Button icon={MessageSquare} onClick={write}>
                {t('write')} <KeyCap aria-hidden>W</KeyCap>
              </Button>
            )}
          </>
        )}
        {!wide && <DownloadPhotos purchase={purchase} iconOnly />}
      </Head>
      <Canceled purchase={purchase} />
      {!wide && <Needs purchase={purchase} />}
      <Timeline purchase={purchase} />
      {wide && <Needs purchase={purchase} />}
      <Parts purchase={purchase} wide={wide} />
      {!wide && (
        <StickyBar className={styles.bar}>
          {writes && (
            <Button size="touch" icon={MessageSquare} onClick={write}>
              {t('write')}
            </Button>
          )}
          <Button size="touch" icon={Upload} onClick={() => goTo('documents')}>
            {t('documents.addShort')}
          </Button>
        </StickyBar>
      )}
      {writing && chat && bidId !== null && (
        <Suspense>
          {chat({
            bidId,
            onClose: () => setWriting(false),
            partner: (user) => user?.name ?? null,
          })}
        </Suspense>
      )}
    </>
  )
}

/** Two columns; if there is only room for one, what is due first is on top. */
function Parts({ purchase, wide }: { purchase: PurchaseDetails; wide: boolean }) {
  const papers = (
    <>
      <ConsigneePart purchase={purchase} />
      <DocumentsPart purchase={purchase} />
    </>
  )
  const money = <MoneyPart purchase={purchase} />
  const way = (
    <>
      <LogisticsFacts purchase={purchase} />
      <ManagerNote purchase={purchase} />
    </>
  )
  if (!wide)
    return (
      <>
        {money}
        {papers}
        {way}
        <CarFacts purchase={purchase} />
      </>
    )
  return (
    <div className={styles.columns} data-compared={purchase.atBid ? '' : undefined}>
      <div>
        {papers}
        <CarFacts purchase={purchase} />
      </div>
      <div>
        {money}
        {way}
      </div>
    </div>
  )
}

function Head({ purchase, children }: { purchase: PurchaseDetails; children: ReactNode }) {
  const { t } = useTranslation(['purchases', 'money'])
  const { status, client } = purchase
  const name = purchaseStatusName(status)
  return (
    <header className={styles.head}>
      <Photo className={styles.thumb} src={purchase.lotImages.thumbnails[0]} alt="" />
      <b className={`num ${styles.sku}`}>{purchase.sku}</b>
      <div className={styles.name}>
        <h2>
          {purchase.maker} {purchase.model}
        </h2>
        <p className={styles.under}>{[purchase.chassis, lotName(purchase)].filter(Boolean).join(' · ')}</p>
      </div>
      <Badge tone={statusTones[name]}>{t(`money:purchaseStatus.${name}`)}</Badge>
      {client && <span className={styles.client}>{t('ofClient', client)}</span>}
      <span className={styles.actions}>{children}</span>
    </header>
  )
}
