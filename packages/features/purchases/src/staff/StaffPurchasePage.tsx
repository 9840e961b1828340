import { useControl } from '@seriba/api/use-control'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatDate } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { TopBarSlash, TopBarTitle } from '@seriba/ui/AppShell'
import { Badge } from '@seriba/ui/Badge'
import { Checkbox } from '@seriba/ui/Checkbox'
import { PageHead } from '@seriba/ui/PageHead'
import { TextLink } from '@seriba/ui/TextLink'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { ConsigneePart } from '../consignee/ConsigneePart.tsx'
import { DocumentsPart } from '../documents/DocumentsPart.tsx'
import { goTo } from '../page/go-to.ts'
import { CarFacts } from '../shared/CarFacts.tsx'
import { DownloadPhotos } from '../shared/DownloadPhotos.tsx'
import { PurchaseStates } from '../shared/PurchaseStates.tsx'
import { Section } from '../shared/Section.tsx'
import { statusTones } from '../shared/status-tones.ts'
import { Timeline } from '../shared/Timeline.tsx'
import { AskForConsignee } from './AskForConsignee.tsx'
import { AskMenu } from './AskMenu.tsx'
import { CheckButtons } from './CheckButtons.tsx'
import { DocumentsToCheck } from './DocumentsToCheck.tsx'
import { FinancePart } from './FinancePart.tsx'
import { InvoicePart } from './InvoicePart.tsx'
import { LogisticsPart } from './LogisticsPart.tsx'
import { NotesPart } from './NotesPart.tsx'
import { StatusMoves } from './StatusMoves.tsx'
import styles from './staff-page.module.css'

type StaffPurchasePageProps = {
  /** The history of a purchase; provided by another feature. */
  history?: ((purchase: { id: number }) => ReactNode) | undefined
}

/** A purchase for staff, who move, ship and charge it. */
export function StaffPurchasePage({ history }: StaffPurchasePageProps) {
  return (
    <PurchaseStates by="purchase">
      {(purchase) => <Purchase key={purchase.id} purchase={purchase} history={history} />}
    </PurchaseStates>
  )
}

type PurchaseProps = StaffPurchasePageProps & { purchase: PurchaseDetails }

function Purchase({ purchase, history }: PurchaseProps) {
  const { t } = useTranslation(['purchaseDesk', 'purchases', 'money'])
  const [notify, setNotify] = useState(true)
  const edits = useControl('purchaseEditor')
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#documents') goTo('documents')
  }, [hash])
  useKeyActions({
    KeyD: () => goTo('documents'),
    KeyF: () => goTo('finances'),
    KeyL: () => goTo('logistics'),
    KeyC: () => goTo('consignee'),
  })
  const name = purchaseStatusName(purchase.status)

  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>
          <TextLink className={styles.way} render={(props) => <Link {...props} to="/purchases" />}>
            {t('title')}
          </TextLink>
          <TopBarSlash />
          <span className="num">{purchase.sku}</span>
        </TopBarTitle>
      </PageHead>
      <header className={styles.head}>
        <b className={`num ${styles.sku}`}>{purchase.sku}</b>
        <h2>
          {purchase.maker} {purchase.model}
        </h2>
        <Badge tone={statusTones[name]}>{t(`money:purchaseStatus.${name}`)}</Badge>
        {purchase.client && (
          <TextLink render={(props) => <Link {...props} to={`/clients/${purchase.clientId}`} />}>
            {t('purchases:ofClient', purchase.client)}
          </TextLink>
        )}
        <DocumentsToCheck purchase={purchase} />
        <span className={styles.actions}>
          {edits && (
            <Checkbox checked={notify} onChange={({ target }) => setNotify(target.checked)}>
              <span title={t('page.notifyHelp')}>{t('page.notify')}</span>
            </Checkbox>
          )}
          <DownloadPhotos purchase={purchase} />
        </span>
      </header>
      {edits && (
        <div className={styles.moves}>
          <StatusMoves purchase={purchase} notify={notify} />
        </div>
      )}
      <Timeline purchase={purchase} />
      <div className={styles.columns}>
        <div>
          <LogisticsPart purchase={purchase} notify={notify} />
          <ConsigneePart purchase={purchase} ask={<AskForConsignee purchase={purchase} />} />
          <CarFacts purchase={purchase} />
          {history?.({ id: purchase.id })}
        </div>
        <div>
          <FinancePart purchase={purchase} />
          <InvoicePart purchase={purchase} />
          <DocumentsPart
            purchase={purchase}
            staff={{
              edits,
              ask: <AskMenu purchase={purchase} />,
              check: (document) => <CheckButtons document={document} purchase={purchase} />,
            }}
          />
          <NotesPart purchase={purchase} />
          <Ledger purchase={purchase} />
        </div>
      </div>
    </div>
  )
}

function Ledger({ purchase: { ledger } }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation(['purchaseDesk', 'money'])
  if (ledger.length === 0) return null
  return (
    <Section title={t('page.ledger')}>
      <ul className={styles.lines}>
        {ledger.map(({ id, date, purpose, type, amount }) => (
          <li key={id}>
            <span>
              {purpose ? t(`money:payments.purposes.${purpose}`) : t(`money:payments.types.${type}`)}{' '}
              <span className={`num ${styles.quiet}`}>
                {id}, {formatDate(date)}
              </span>
            </span>
            <b className="num">{formatBalance(amount)}</b>
          </li>
        ))}
      </ul>
    </Section>
  )
}
