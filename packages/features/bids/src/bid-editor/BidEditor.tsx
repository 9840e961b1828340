import { useControl } from '@seriba/api/use-control'
import type { Bid } from '@seriba/contracts/bid-lists'
import { maxBidAmount } from '@seriba/domain/bids/bid-amount'
import { editableStatuses } from '@seriba/domain/bids/bid-status'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Note } from '@seriba/ui/Note'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditorField } from '../bid-manager/desk.ts'
import styles from './BidEditor.module.css'
import { EditorGroup } from './EditorGroup.tsx'
import { EditorSide } from './EditorSide.tsx'
import { EditorType } from './EditorType.tsx'
import { useBidEditor } from './use-bid-editor.ts'

const EditorDialogs = lazy(() =>
  import('./EditorDialogs.tsx').then((module) => ({ default: module.EditorDialogs })),
)

export type BidEditorProps = {
  bid: Bid
  touch?: boolean
  at?: EditorField
  onClose: () => void
  onSaved: () => void
}

/** For staff to change a client's bid. Enter saves; Escape leaves everything as it was. */
export function BidEditor({ bid, touch = false, at = 'amount', ...outcome }: BidEditorProps) {
  const { t } = useTranslation(['bids', 'common', 'refusal'])
  const editor = useBidEditor(bid, outcome)
  const overbid = useControl('overbid')
  const typed = useControl('bidType')
  const { values, change, error, stage } = editor
  const size = touch ? 'touch' : 'sm'
  const stock = bid.lotType === 'stock'
  const editable = (editableStatuses as readonly number[]).includes(bid.bidStatus)

  return (
    <form
      noValidate
      aria-label={t('edit.label', { lotNo: bid.lotNo })}
      data-bid-editor
      className={styles.editor}
      data-touch={touch || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        editor.submit()
      }}
      onKeyDown={(event) => {
        // An open list of options covers the page, and closes first.
        if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return
        event.stopPropagation()
        editor.close()
      }}
    >
      <div className={styles.fields}>
        <AmountField
          zero
          label={t('edit.amount')}
          className={styles.amount}
          size={size}
          // Users who opened it want to change this figure.
          autoFocus={at === 'amount' || stock}
          onFocus={({ target }) => target.select()}
          value={values.amount}
          onChange={(amount) => change({ amount })}
          error={
            error &&
            (values.amount === 0
              ? t('refusal:amount_zero')
              : t(`amount.${error}`, { step: groupThousands(editor.step), most: formatMoney(maxBidAmount) }))
          }
        />
        {!stock && <EditorGroup editor={editor} size={size} autoFocus={at === 'group'} />}
        {overbid && (
          <AmountField
            zero
            label={t('edit.overbid')}
            className={styles.overbid}
            size={size}
            value={values.adjustmentPrice}
            onChange={(adjustmentPrice) => change({ adjustmentPrice })}
          />
        )}
        {!stock && typed && <EditorType editor={editor} size={size} />}
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="primary"
            size={size}
            busy={stage === 'saving'}
            disabledReason={editable ? undefined : t('refusal:bid_not_editable')}
          >
            {t('common:actions.save')}
            {!touch && <KeyCap aria-hidden>↵</KeyCap>}
          </Button>
          <Button variant="ghost" size={size} onClick={editor.close}>
            {t('common:actions.cancel')}
            {!touch && <KeyCap aria-hidden>Esc</KeyCap>}
          </Button>
        </div>
        <EditorSide editor={editor} />
      </div>
      {editor.overtaken && (
        <Note tone="orange" role="status">
          {t('edit.overtaken')}
        </Note>
      )}
      <Suspense>{stage !== 'typing' && stage !== 'saving' && <EditorDialogs editor={editor} />}</Suspense>
    </form>
  )
}
