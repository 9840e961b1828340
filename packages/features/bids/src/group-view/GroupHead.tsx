import { toApiError } from '@seriba/api/api-error'
import { serverNow } from '@seriba/api/server-clock'
import { useUpdateGroupMutation } from '@seriba/api/shared/bid-groups'
import type { BidGroup, GroupedBid } from '@seriba/contracts/bid-groups'
import { type BidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { groupLabel, groupLabelMax, groupMayReopen, groupQuota } from '@seriba/domain/bids/group'
import { formatDateTime } from '@seriba/domain/format/date'
import { leftByEscape } from '@seriba/forms/left-by-escape'
import { useUnsaved } from '@seriba/forms/use-unsaved'
import { Badge } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { useReturnFocus } from '@seriba/ui/use-return-focus'
import { Minus, Pencil, Plus, RotateCcw } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TakeBack } from './CancelAll.tsx'
import styles from './group-view.module.css'

const CancelAll = lazy(() => import('./CancelAll.tsx').then((module) => ({ default: module.CancelAll })))
const FillGroup = lazy(() => import('./FillGroup.tsx').then((module) => ({ default: module.FillGroup })))

type GroupHeadProps = {
  group: BidGroup
  bids: readonly GroupedBid[]
  userId: number | undefined
  editable: boolean
  takeBack?: TakeBack | undefined
}

const tones = { open: 'blue', filled: 'green', closed: 'gray' } as const

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const isAhead = ({ bidStatus, auctionDate }: GroupedBid) =>
  isLive(bidStatus as BidStatus) && auctionDate !== null && Date.parse(auctionDate) > serverNow().getTime()

/** A group's name, what it wants and what it has; those who may can change the first two here. */
export function GroupHead({ group, bids, userId, editable, takeBack }: GroupHeadProps) {
  const { t } = useTranslation(['groups', 'common', 'refusal'])
  const [update, { isLoading, error }] = useUpdateGroupMutation()
  const [name, setName] = useState<string | null>(null)
  const renameButton = useReturnFocus(name !== null)
  const isTyped = name !== null && name !== group.label
  const { leave, guard } = useUnsaved(isTyped, { survivesQuery: true, saving: isLoading })
  const leaveName = () => leave(() => setName(null))
  const [canceling, setCanceling] = useState(false)
  const [filling, setFilling] = useState(false)
  const cancellable = bids.filter((bid) => bid.cancellationAllowed && isLive(bid.bidStatus as BidStatus))
  const changeable = editable && group.state === 'open'
  const change = (asked: { cars?: number; label?: string }) =>
    update({ bidGroup: group.value, ...(userId !== undefined && { userId }), ...asked })
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await change({ label: name ?? group.label })
    if (!answer.error) setName(null)
  }
  const next = bids.find(isAhead)
  const facts = [
    t('summary', { won: group.won, cars: group.cars, bids: t('live', { count: group.bids }) }),
    group.bids > 0 && next ? t('next', { at: formatDateTime(next.auctionDate) }) : null,
  ]
  const letter = groupLabel(group.value)
  return (
    <header className={styles.head}>
      <span className={styles.letter} data-over={group.state !== 'open' || undefined} aria-hidden>
        {letter}
      </span>
      <div className={styles.about}>
        <h2>
          <span className="wraps">{group.label === letter ? t('tab', { label: letter }) : group.label}</span>
          <Badge tone={tones[group.state]} look={group.state === 'filled' ? 'solid' : 'tint'}>
            {t(`state.${group.state}`)}
          </Badge>
        </h2>
        <p className="num" data-over={group.won > group.cars || undefined}>
          {facts.filter(Boolean).join(', ')}
        </p>
      </div>
      {changeable && (
        <div className={styles.controls}>
          <Quota
            group={group}
            busy={isLoading}
            onChange={(cars) =>
              cars === group.won && group.bids > 0 ? setFilling(true) : void change({ cars })
            }
          />
          {name === null && (
            <Button ref={renameButton} icon={Pencil} onClick={() => setName(group.label)}>
              {t('rename')}
            </Button>
          )}
        </div>
      )}
      {editable && groupMayReopen({ quota: group.cars, won: group.won, stoppedBids: group.stopped }) && (
        <Button
          icon={RotateCcw}
          busy={isLoading}
          title={t('reopenHelp')}
          onClick={() => void change({ cars: group.won + 1 })}
        >
          {t('reopen', { cars: group.won + 1 })}
        </Button>
      )}
      {cancellable.length > 0 && (
        <Button variant="quiet-danger" onClick={() => setCanceling(true)}>
          {t('cancelAll')}
        </Button>
      )}
      {canceling && (
        <Suspense>
          <CancelAll
            label={group.label}
            bids={cancellable}
            held={cancellable.length === group.bids ? sum(cancellable.map(({ held }) => held)) : 0}
            takeBack={takeBack}
            onClose={() => setCanceling(false)}
          />
        </Suspense>
      )}
      {filling && (
        <Suspense>
          <FillGroup
            group={group}
            onConfirm={() => {
              setFilling(false)
              void change({ cars: group.won })
            }}
            onClose={() => setFilling(false)}
          />
        </Suspense>
      )}
      {name !== null && (
        <form className={styles.rename} onSubmit={(event) => void rename(event)} {...leftByEscape(leaveName)}>
          {guard}
          <TextField
            autoFocus
            label={t('name')}
            maxLength={groupLabelMax}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" variant="primary" busy={isLoading}>
            {t('save')}
          </Button>
          <Button onClick={leaveName}>{t('common:actions.cancel')}</Button>
        </form>
      )}
      {error && (
        <Note tone="red" role="alert" className={styles.wide}>
          <b>{t('failed')}</b> {t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
        </Note>
      )}
    </header>
  )
}

type QuotaProps = { group: BidGroup; busy: boolean; onChange: (cars: number) => void }

function Quota({ group: { cars, won }, busy, onChange }: QuotaProps) {
  const { t } = useTranslation('groups')
  return (
    <fieldset className={styles.quota}>
      <legend>{t('buy')}</legend>
      <IconButton
        icon={Minus}
        size="sm"
        variant="secondary"
        label={t('fewer')}
        disabled={busy || cars <= Math.max(groupQuota.min, won)}
        onClick={() => onChange(cars - 1)}
      />
      <output className="num">{cars}</output>
      <IconButton
        icon={Plus}
        size="sm"
        variant="secondary"
        label={t('more')}
        disabled={busy || cars >= groupQuota.max}
        onClick={() => onChange(cars + 1)}
      />
    </fieldset>
  )
}
