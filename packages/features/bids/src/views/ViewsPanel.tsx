import { useDefaultBidViewMutation } from '@seriba/api/manager/bid-views'
import type { BidView } from '@seriba/contracts/bid-views'
import { hideableColumns } from '@seriba/domain/bids/bid-views'
import { Button } from '@seriba/ui/Button'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Icon } from '@seriba/ui/Icon'
import { IconButton } from '@seriba/ui/IconButton'
import { Check, House, Pencil, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import { desktop, useMedia } from '../shared/use-media.ts'
import { useViewFailureMessage } from './use-view-failure-message.ts'
import { openedBy, useViews } from './use-views.ts'
import { ViewForm } from './ViewForm.tsx'
import styles from './views.module.css'

type ViewsPanelProps = { model: BidListModel; onClose: () => void }

/** Saved views, the user's own first; the list's columns; and a button to save its current state. */
export function ViewsPanel({ model, onClose }: ViewsPanelProps) {
  const { t } = useTranslation('views')
  // Colleagues share and delete their views at any time.
  const { views, kept, current } = useViews(model.params, { refetchOnMountOrArgChange: true })
  const [editing, setEditing] = useState<BidView | 'new' | null>(null)
  const wide = useMedia(desktop)
  if (editing)
    return (
      <ViewForm view={editing === 'new' ? undefined : editing} kept={kept} onEnd={() => setEditing(null)} />
    )

  const open = (view: BidView) => {
    model.change(openedBy(view))
    onClose()
  }
  const row = (view: BidView) => (
    <ViewRow key={view.id} view={view} current={view === current} onOpen={open} onEdit={setEditing} />
  )
  const [own, others] = [views.filter((view) => view.own), views.filter((view) => !view.own)]
  return (
    <div className={styles.panel}>
      {own.length > 0 && <ViewList title={t('own')}>{own.map(row)}</ViewList>}
      {others.length > 0 && <ViewList title={t('shared')}>{others.map(row)}</ViewList>}
      {views.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <Button
        size={wide ? 'sm' : 'touch'}
        icon={Plus}
        disabled={current !== undefined}
        onClick={() => setEditing('new')}
      >
        {t('save')}
      </Button>
      {/* Cards have no columns. */}
      {wide && <Columns model={model} />}
    </div>
  )
}

function ViewList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.list}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

type ViewRowProps = {
  view: BidView
  current: boolean
  onOpen: (view: BidView) => void
  onEdit: (view: BidView) => void
}

function ViewRow({ view, current, onOpen, onEdit }: ViewRowProps) {
  const { t } = useTranslation('views')
  const [choose, { isLoading }] = useDefaultBidViewMutation()
  const size = useMedia(desktop) ? 'sm' : 'touch'
  const showFailure = useViewFailureMessage()
  const { id, name, own, by, shared, isDefault } = view
  const chooseOrNot = async () => {
    const { error } = await choose({ id: isDefault ? null : id })
    if (error) showFailure('defaultFailed', name, error)
  }
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.open}
        aria-current={current || undefined}
        onClick={() => onOpen(view)}
      >
        <span className="truncate">{name}</span>
        {(shared || !own) && <small className="truncate">{own ? t('isShared') : by}</small>}
        {current && <Icon icon={Check} size={14} />}
      </button>
      <IconButton
        icon={House}
        size={size}
        label={t('default', { name })}
        aria-pressed={isDefault}
        busy={isLoading}
        className={isDefault ? styles.chosen : undefined}
        onClick={() => void chooseOrNot()}
      />
      {own && (
        <IconButton icon={Pencil} size={size} label={t('edit', { name })} onClick={() => onEdit(view)} />
      )}
    </li>
  )
}

/** Which columns the list hides. */
function Columns({ model: { params, change } }: Pick<ViewsPanelProps, 'model'>) {
  const { t } = useTranslation(['views', 'bids'])
  const { hidden, page } = params
  return (
    <fieldset className={styles.columns}>
      <legend>{t('columns')}</legend>
      {hideableColumns.map((column) => (
        <Checkbox
          key={column}
          checked={!hidden.includes(column)}
          onChange={({ target }) =>
            change(
              {
                page,
                hidden: target.checked ? hidden.filter((other) => other !== column) : [...hidden, column],
              },
              { replace: true },
            )
          }
        >
          {t(column === 'price' ? 'bids:list.startPrice' : `bids:list.${column}`)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
