import { useCreateInvoiceMutation } from '@seriba/api/manager/invoices'
import { serverNow } from '@seriba/api/server-clock'
import { useControl } from '@seriba/api/use-control'
import { createInvoice } from '@seriba/contracts/invoices'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatDateTime, formatDay } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import type { InvoiceState } from '@seriba/domain/money/invoice'
import { isPurchaseStatus, purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { jstDay } from '@seriba/domain/time/jst'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Badge, type BadgeTone } from '@seriba/ui/Badge'
import { Button, LinkButton } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { Download, FilePlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../shared/Section.tsx'
import styles from './staff-page.module.css'

const tones: Record<InvoiceState, BadgeTone> = {
  open: 'blue',
  partly: 'orange',
  paid: 'green',
  late: 'red',
  replaced: 'gray',
  withdrawn: 'gray',
}

/** The invoice that stands for a purchase, and the way to the next one, which replaces it. */
export function InvoicePart({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation(['purchaseDesk', 'purchases'])
  const mayIssue = useControl('costEditor')
  const [issuing, issue] = useState(false)
  const { invoice, due, status } = purchase
  const canceled = isPurchaseStatus(status) && status === purchaseStatuses.purchaseCancelled
  return (
    <Section
      id="invoice"
      title={t('purchases:invoice')}
      action={
        mayIssue && (
          <Button
            size="sm"
            icon={FilePlus}
            disabledReason={due === null || canceled ? t('invoice.unpriced') : undefined}
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
      {issuing && <IssueDialog purchase={purchase} onClose={() => issue(false)} />}
    </Section>
  )
}

function IssueDialog({ purchase, onClose }: { purchase: PurchaseDetails; onClose: () => void }) {
  const { t } = useTranslation('purchaseDesk')
  const [create] = useCreateInvoiceMutation()
  const form = useContractForm<typeof createInvoice, { dueOn: string }>(createInvoice, {
    defaults: { dueOn: '' },
    request: ({ dueOn }) => ({ purchaseId: purchase.id, dueOn }),
    async onSubmit(request) {
      await create(request).unwrap()
      onClose()
    },
  })
  const { invoice, due } = purchase
  return (
    <FormDialog
      form={form}
      title={invoice ? t('invoice.replaceTitle', { number: invoice.number }) : t('invoice.issueTitle')}
      saveLabel={t('invoice.issue')}
      onClose={onClose}
    >
      <p>{t('invoice.text', { total: formatMoney(due) })}</p>
      <TextField label={t('invoice.dueOn')} type="date" min={jstDay(serverNow())} {...form.text('dueOn')} />
      <p className={styles.quiet}>{t('invoice.dueOnHelp')}</p>
    </FormDialog>
  )
}
