import { mostCompared, readCompared } from '@seriba/domain/lots/comparison'
import { PageFoot, TopBarTitle } from '@seriba/ui/AppShell'
import { Button, LinkButton } from '@seriba/ui/Button'
import { Checkbox } from '@seriba/ui/Checkbox'
import { EmptyState } from '@seriba/ui/EmptyState'
import { Note } from '@seriba/ui/Note'
import { PageHead } from '@seriba/ui/PageHead'
import { Columns3, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router'
import { BidCells } from './BidCells.tsx'
import { CompareTable } from './CompareTable.tsx'
import styles from './compare.module.css'
import { ExportComparison } from './ExportComparison.tsx'
import { GroupBar } from './GroupBar.tsx'
import type { GroupBuyer } from './group-buyer.ts'
import { compareWith } from './last-compared.ts'
import { ShareComparison } from './ShareComparison.tsx'
import { useCompared } from './use-compared.ts'
import { useComparedLot } from './use-compared-lot.ts'
import { useGroupBid } from './use-group-bid.ts'

/** Up to four lots side by side, and bids on them as one group. */
export function ComparePage({ buyer }: { buyer: GroupBuyer }) {
  const [query] = useSearchParams()
  const [added] = readCompared(new URLSearchParams({ lot: query.get('add') ?? '' }))
  // The address that is bookmarked and shared contains all of them.
  return added ? <Navigate to={compareWith(added)} replace /> : <Comparison buyer={buyer} />
}

function Comparison({ buyer }: { buyer: GroupBuyer }) {
  const { t } = useTranslation(['compare', 'refusal'])
  const { lots, isFull, onlyDifferences, remove, showOnlyDifferences } = useCompared()
  const [typed, setTyped] = useState<Record<string, number | null>>({})
  const of = (place: number) => [lots[place], typed[lots[place]?.id ?? ''], buyer] as const
  const places = [
    useComparedLot(...of(0)),
    useComparedLot(...of(1)),
    useComparedLot(...of(2)),
    useComparedLot(...of(3)),
  ]
  const columns = places.slice(0, lots.length)
  const group = useGroupBid(columns, buyer)
  const isBidding = buyer.mayBid && columns.some(({ isOpen }) => isOpen)
  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('title')}</TopBarTitle>
      </PageHead>
      {lots.length === 0 ? (
        <EmptyState
          icon={Columns3}
          title={t('empty')}
          text={t('emptyText')}
          action={
            <LinkButton render={(props) => <Link to="/car-auctions" {...props} />}>
              {t('toListing')}
            </LinkButton>
          }
        />
      ) : (
        <>
          <div className={styles.tools}>
            <b>{t('count', { count: lots.length, most: mostCompared })}</b>
            <Checkbox
              checked={onlyDifferences}
              disabled={lots.length < 2}
              onChange={(event) => showOnlyDifferences(event.target.checked)}
            >
              {t('onlyDifferences')}
            </Checkbox>
            <div className={styles.files}>
              <ShareComparison lots={lots} />
              <ExportComparison columns={columns} side={buyer.side} />
              <Button size="sm" icon={Printer} onClick={() => window.print()}>
                {t('print')}
              </Button>
            </div>
          </div>
          {buyer.field}
          {isFull && (
            <Note tone="orange" role="status">
              {t('full', { most: mostCompared })}
            </Note>
          )}
          <CompareTable
            columns={columns}
            side={buyer.side}
            onlyDifferences={onlyDifferences && lots.length > 1}
            onRemove={({ ref }) => ref && remove(ref)}
            bids={
              isBidding && (
                <BidCells
                  columns={columns}
                  side={buyer.side}
                  onAmount={({ ref }, amount) => ref && setTyped({ ...typed, [ref.id]: amount })}
                  errorOf={(column) => {
                    const fault = group.faultOf(column)
                    return fault ? t(`refusal:${fault}`) : undefined
                  }}
                />
              )
            }
          />
          {isBidding && (
            <PageFoot>
              <GroupBar group={group} />
            </PageFoot>
          )}
        </>
      )}
    </div>
  )
}
