import { toApiError } from '@seriba/api/api-error'
import { useUpdatePurchaseStatusMutation } from '@seriba/api/manager/shipping'
import type { ClientPurchase } from '@seriba/contracts/client-parts'
import { needsReason, type PurchaseMove, purchaseMoves } from '@seriba/domain/money/purchase-moves'
import { isPurchaseStatus, purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Menu } from '@seriba/ui/Menu'
import { Note } from '@seriba/ui/Note'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useReturnFocus } from '@seriba/ui/use-return-focus'
import { useWide } from '@seriba/ui/use-wide'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoveReason } from './MoveReason.tsx'
import styles from './shipping.module.css'

type Moved = Pick<ClientPurchase, 'id' | 'sku' | 'status' | 'leftFrom' | 'won'>
type StatusMovesProps = {
  purchase: Moved
  /** Whether the client is notified by email. */
  notify: boolean
}

/** Where a purchase is, and where it may move from there: one step on right away, anything else with a reason. */
export function StatusMoves({ purchase, notify }: StatusMovesProps) {
  const { t } = useTranslation(['purchaseDesk', 'money', 'refusal'])
  const [update, { isLoading, error, reset }] = useUpdatePurchaseStatusMutation()
  const { succeed } = useMessage()
  const [explained, explain] = useState<PurchaseMove | null>(null)
  const part = useRef<HTMLElement>(null)
  const isChosen = useRef(false)
  const backButton = useReturnFocus(explained?.kind === 'back')
  const endsButton = useReturnFocus(explained?.kind === 'end')
  const size = useWide() ? 'sm' : 'touch'
  const { status, leftFrom, won } = purchase
  const moves =
    isPurchaseStatus(status) && isPurchaseStatus(leftFrom) ? purchaseMoves({ status, leftFrom, won }) : []
  const named = (to: number | null) => t(`money:purchaseStatus.${purchaseStatusName(to)}`)
  const of = (kind: PurchaseMove['kind']) => moves.filter((move) => move.kind === kind)
  const [next] = of('next')
  const [back] = of('back')
  const ends = of('end')

  function choose(move: PurchaseMove) {
    reset()
    if (needsReason(move)) explain(move)
    else void go(move)
  }

  async function go({ to }: PurchaseMove) {
    const { error: failed } = await update({ id: purchase.id, status: to ?? 0, notify })
    if (!failed) moved(to)
  }

  function leave() {
    isChosen.current = false
    explain(null)
  }

  function moved(to: number | null) {
    leave()
    succeed(t('shipping.moved', { sku: purchase.sku, status: named(to) }))
  }

  /** A closing menu returns the focus to its button, after the field has requested it. */
  function toReason() {
    if (!isChosen.current) return
    isChosen.current = false
    part.current?.querySelector<HTMLElement>('fieldset input')?.focus()
  }

  useKeyActions({
    KeyS: next && (() => choose(next)),
    'Shift+KeyS': back && (() => choose(back)),
  })

  return (
    <section ref={part} className={styles.moves} aria-label={t('money:purchases.status')}>
      <div className={styles.line}>
        {next && (
          <Button
            variant="primary"
            size={size}
            endIcon={ArrowRight}
            busy={isLoading}
            onClick={() => choose(next)}
          >
            {named(next.to)} <KeyCap aria-hidden>S</KeyCap>
          </Button>
        )}
        {back && (
          <Button ref={backButton} variant="ghost" size={size} onClick={() => choose(back)}>
            {t('shipping.back')}
          </Button>
        )}
        {ends.length > 0 && (
          <Menu
            label={t('shipping.others')}
            trigger={
              <Button ref={endsButton} variant="ghost" size={size} icon={ChevronDown} onFocus={toReason}>
                {t('shipping.others')}
              </Button>
            }
            sections={[{ id: 'ends', items: ends.map(({ to }) => ({ id: String(to), label: named(to) })) }]}
            onAction={(id) => {
              const move = ends.find(({ to }) => String(to) === id)
              if (!move) return
              isChosen.current = true
              choose(move)
            }}
          />
        )}
      </div>
      {moves.length === 0 && <p className={styles.quiet}>{t('shipping.nowhere')}</p>}
      {error && (
        <Note tone="red" role="alert">
          {t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
        </Note>
      )}
      {explained && (
        <MoveReason
          key={String(explained.to)}
          id={purchase.id}
          status={explained.to ?? 0}
          title={named(explained.to)}
          notify={notify}
          onMoved={() => moved(explained.to)}
          onLeave={leave}
        />
      )}
    </section>
  )
}
