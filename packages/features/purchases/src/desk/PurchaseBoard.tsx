import { useIndexPurchasesQuery } from '@seriba/api/manager/purchases'
import type { PurchaseRow } from '@seriba/contracts/purchases'
import { formatDay } from '@seriba/domain/format/date'
import { purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { Icon } from '@seriba/ui/Icon'
import { Photo } from '@seriba/ui/Photo'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextButton, TextLink } from '@seriba/ui/TextLink'
import { CircleDashed, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './board.module.css'
import { boardId, onBoardKey } from './board-keys.ts'
import { type DeskModel, matchOf } from './desk-query.ts'
import { MissingWords, PaidWord } from './row-words.tsx'

const columns = [null, 1, 2, 3, 4, 5] as const
const perColumn = 12
/** The rest are only in the table. */
const mostInColumn = 100

type BoardProps = {
  model: DeskModel
  counts: readonly { status: number | null; count: number }[]
}

/** The steps as columns, newest on top. */
export function PurchaseBoard({ model, counts }: BoardProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here, the arrows go between the links inside
    <div id={boardId} className={styles.board} onKeyDown={onBoardKey}>
      {columns.map((status) => (
        <Column
          key={status}
          status={status}
          model={model}
          count={counts.find((one) => one.status === status)?.count ?? 0}
        />
      ))}
    </div>
  )
}

type ColumnProps = { status: number | null; model: DeskModel; count: number }

function Column({ status, model: { query }, count }: ColumnProps) {
  const { t } = useTranslation(['purchaseDesk', 'money'])
  const heading = useId()
  const [shown, show] = useState(perColumn)
  const asked = { ...matchOf(query), status: [status ?? 0], page: 1, pageSize: Math.min(shown, mostInColumn) }
  const { data } = useIndexPurchasesQuery(asked)
  const rows = data?.purchases
  const more = count - (rows?.length ?? 0)
  return (
    <section aria-labelledby={heading} className={styles.column}>
      <h2 id={heading}>
        {t(`money:purchaseStatus.${purchaseStatusName(status)}`)} <span className="num">{count}</span>
      </h2>
      {!rows && count > 0 && <Skeleton height={88} faint />}
      <ul>
        {rows?.map((purchase) => (
          <BoardCard key={purchase.id} purchase={purchase} />
        ))}
      </ul>
      {rows && more > 0 && shown < mostInColumn && (
        <TextButton onClick={() => show(shown + 3 * perColumn)}>{t('more', { count: more })}</TextButton>
      )}
      {rows && more > 0 && shown >= mostInColumn && <p>{t('moreInTable', { count: more })}</p>}
    </section>
  )
}

function BoardCard({ purchase }: { purchase: PurchaseRow }) {
  const { t } = useTranslation('purchaseDesk')
  const { id, sku, client, missing, late, yardEta, etd } = purchase
  const when = etd
    ? `${t('etd')} ${formatDay(etd).slice(5)}`
    : yardEta && `${t('yard')} ${formatDay(yardEta).slice(5)}`
  return (
    <li className={styles.card} data-card data-late={late || undefined}>
      <Photo src={purchase.images[0]} alt="" />
      <div className={styles.facts}>
        <p className={styles.between}>
          <TextLink className="num" render={(props) => <Link {...props} to={`/purchases/${id}`} />}>
            <b>{sku}</b>
          </TextLink>
          <PaidWord purchase={purchase} />
        </p>
        <p className="wraps">
          <b>
            {purchase.maker} {purchase.model}
          </b>
        </p>
        <p className={`num-words wraps ${styles.quiet}`}>{[client.name, when].filter(Boolean).join(', ')}</p>
      </div>
      {(missing.length > 0 || late) && (
        <p className={styles.missing}>
          <Icon icon={late ? TriangleAlert : CircleDashed} size={14} />{' '}
          <MissingWords named purchase={purchase} />
        </p>
      )}
    </li>
  )
}
