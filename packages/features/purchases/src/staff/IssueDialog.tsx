import { useCreateInvoiceMutation } from '@seriba/api/manager/invoices'
import { serverNow } from '@seriba/api/server-clock'
import { createInvoice } from '@seriba/contracts/invoices'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatBalance, formatMoney } from '@seriba/domain/format/number'
import { changedCharges, type InvoiceCharge, nextInvoiceNumber, sumOf } from '@seriba/domain/money/invoice'
import { jstDay } from '@seriba/domain/time/jst'
import { DayField } from '@seriba/forms/DayField'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { Photo } from '@seriba/ui/Photo'
import { Select } from '@seriba/ui/Select'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { chargesNow } from './invoiced-now.ts'
import styles from './issue-dialog.module.css'
import { usePreviewInvoice } from './use-preview-invoice.ts'

type IssueDialogProps = { purchase: PurchaseDetails; onClose: () => void }
type Typed = { dueOn: string; language: PurchaseDetails['language'] }

/**
 * Issues the invoice of a purchase with a price; if there is one already, the changes are shown first, line by line.
 */
export function IssueDialog({ purchase, onClose }: IssueDialogProps) {
  const { t } = useTranslation('purchaseDesk')
  const [create] = useCreateInvoiceMutation()
  const size = useWide() ? 'md' : 'touch'
  const { busy: previewing, preview } = usePreviewInvoice(purchase.id)
  const form = useContractForm<typeof createInvoice, Typed>(createInvoice, {
    defaults: { dueOn: '', language: purchase.language },
    request: ({ dueOn, language }) => ({ purchaseId: purchase.id, dueOn, language }),
    async onSubmit(request) {
      await create(request).unwrap()
      onClose()
    },
  })
  const { invoice, due } = purchase
  const number = invoice?.number
  return (
    <FormDialog
      form={form}
      title={
        number === undefined
          ? t('invoice.issueTitle')
          : t('invoice.replaceTitle', { number: nextInvoiceNumber(number) })
      }
      saveLabel={t('invoice.issue')}
      action={
        <Button size={size} variant="ghost" busy={previewing} onClick={() => void preview(form.values)}>
          {t('invoice.preview')}
        </Button>
      }
      onClose={onClose}
    >
      <div className={styles.car}>
        <Photo src={purchase.lotImages.thumbnails[0]} alt="" />
        <p>
          <b>
            {purchase.maker} {purchase.model}
          </b>
          <span className={styles.quiet}>
            {[purchase.sku, purchase.client?.name].filter(Boolean).join(', ')}
          </span>
        </p>
      </div>
      {invoice ? (
        <Changes invoice={invoice} purchase={purchase} />
      ) : (
        <p>{t('invoice.text', { total: formatMoney(due) })}</p>
      )}
      <div className={styles.pair}>
        <DayField
          label={t('invoice.dueOn')}
          help={t('invoice.dueOnHelp')}
          size={size}
          min={jstDay(serverNow())}
          {...form.field('dueOn')}
        />
        <Select
          label={t('invoice.language')}
          size={size}
          options={invoiceLanguages.map((value) => {
            const name = t(`invoice.languages.${value}`)
            const label = value === purchase.language ? t('invoice.asClientReads', { language: name }) : name
            return { value, label }
          })}
          value={form.values.language}
          onChange={(language) => form.edit({ language })}
        />
      </div>
      {number !== undefined && <p className={styles.quiet}>{t('invoice.replaces', { number })}</p>}
    </FormDialog>
  )
}

const invoiceLanguages = ['en', 'ru'] as const

type ChangesProps = {
  invoice: NonNullable<PurchaseDetails['invoice']>
  purchase: Pick<PurchaseDetails, 'finances' | 'resale'>
}

function Changes({ invoice, purchase }: ChangesProps) {
  const { t } = useTranslation(['purchaseDesk', 'purchases', 'money'])
  const now = chargesNow(purchase)
  const changed = changedCharges(invoice.charges, now)
  if (changed.length === 0) return <p>{t('invoice.same', { number: invoice.number })}</p>
  const total = sumOf(now)
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('page.line')}</th>
          <th scope="col" className="num">
            {invoice.number}
          </th>
          <th scope="col">{t('invoice.now')}</th>
          <th scope="col">{t('page.change')}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map((line) => (
          <tr key={line.charge}>
            <th scope="row">
              <ChargeName charge={line.charge} />
            </th>
            <td className="num">{formatMoney(line.before)}</td>
            <td className="num">{formatMoney(line.now)}</td>
            <Difference amount={line.now - line.before} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('page.total')}</th>
          <td className="num">{formatMoney(invoice.total)}</td>
          <td className="num">{formatMoney(total)}</td>
          <Difference amount={total - invoice.total} />
        </tr>
      </tfoot>
    </table>
  )
}

function Difference({ amount }: { amount: number }) {
  return (
    <td className="num" data-change={Math.sign(amount)}>
      {amount > 0 && '+'}
      {formatBalance(amount)}
    </td>
  )
}

function ChargeName({ charge }: { charge: InvoiceCharge }) {
  const { t } = useTranslation(['purchases', 'money'])
  if (charge === 'other') return t('otherFees')
  return charge === 'resale' || charge === 'penalty' ? t(charge) : t(`money:details.${charge}`)
}
