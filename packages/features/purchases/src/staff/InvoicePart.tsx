import { useControl } from '@seriba/api/use-control'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatDateTime, formatDay } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { type InvoiceState, isOutdated } from '@seriba/domain/money/invoice'
import { isPurchaseStatus, purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { Badge, type BadgeTone } from '@seriba/ui/Badge'
import { Button, LinkButton } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { Download, FilePlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../shared/Section.tsx'
import { IssueDialog } from './IssueDialog.tsx'
import { invoicedNow } from './invoiced-now.ts'
import { PriceDialog } from './PriceDialog.tsx'
import styles from './staff-page.module.css'
import { usePreviewInvoice } from './use-preview-invoice.ts'

const tones: Record<InvoiceState, BadgeTone> = {
  open: 'blue',
  partly: 'orange',
  paid: 'green',
  late: 'red',
  replaced: 'gray',
  withdrawn: 'gray',
}

/** The current invoice of a purchase, and how to issue the next one, which replaces it. */
export function InvoicePart({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation(['purchaseDesk', 'purchases'])
  const mayIssue = useControl('costEditor')
  const [issuing, issue] = useState(false)
  const { invoice, due, status } = purchase
  const { preview } = usePreviewInvoice(purchase.id)
  const now = invoicedNow(purchase)
  const canceled = isPurchaseStatus(status) && status === purchaseStatuses.purchaseCancelled
  const outdated = invoice && !canceled && now !== null && isOutdated(invoice.total, now)
  useKeyActions({
    KeyI: invoice
      ? () => window.open(invoice.url, '_blank', 'noopener')
      : mayIssue && !canceled
        ? () => issue(true)
        : undefined,
    'Shift+KeyI': mayIssue && !canceled ? () => void preview() : undefined,
  })
  return (
    <Section
      id="invoice"
      title={t('purchases:invoice')}
      action={
        mayIssue && (
          <Button
            size="sm"
            icon={FilePlus}
            variant={outdated ? 'primary' : 'secondary'}
            disabledReason={canceled ? t('invoice.canceled') : undefined}
            onClick={() => issue(true)}
          >
            {invoice ? t('invoice.replace') : t('invoice.issue')}
          </Button>
        )
      }
    >
      {invoice ? (
        <p className={styles.invoice}>
          <b className="num">{invoice.number}</b>
          <Badge tone={tones[invoice.state]}>{t(`invoice.states.${invoice.state}`)}</Badge>
          <span className={`num-words ${styles.quiet}`}>
            {t('invoice.facts', {
              at: formatDateTime(invoice.issuedAt),
              due: formatDay(invoice.dueOn),
              total: formatMoney(invoice.total),
            })}
          </span>
          <LinkButton size="sm" icon={Download} href={invoice.url} target="_blank" rel="noopener">
            {t('invoice.open')}
          </LinkButton>
        </p>
      ) : (
        <p className={styles.quiet}>{t('invoice.none')}</p>
      )}
      {outdated && (
        <Note tone="orange">
          {t('invoice.outdated', {
            number: invoice.number,
            total: formatMoney(invoice.total),
            now: formatMoney(now),
          })}
        </Note>
      )}
      {issuing &&
        (due === null ? (
          <PriceDialog purchase={purchase} onClose={() => issue(false)} />
        ) : (
          <IssueDialog purchase={purchase} onClose={() => issue(false)} />
        ))}
    </Section>
  )
}
