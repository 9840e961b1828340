import { useViewGroupQuery } from '@seriba/api/shared/bid-groups'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { PageHead } from '@seriba/ui/PageHead'
import { CounterTabs } from '@seriba/ui/Tabs'
import { Layers, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { Side } from '../shared/side.ts'
import { GroupBids } from './GroupBids.tsx'
import { GroupCredit } from './GroupCredit.tsx'
import { GroupHead } from './GroupHead.tsx'
import { groupPath } from './group-path.ts'
import styles from './group-view.module.css'

const wholeNumber = (text: string | null | undefined) =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

const panelId = 'bid-group'

/** A client's groups, one at a time: its bids in the order of their auctions, and what they hold together (BEY05). */
export function GroupPage({ side }: { side: Side }) {
  const { t } = useTranslation(['groups', 'common'])
  const navigate = useNavigate()
  const userId = wholeNumber(useSearchParams()[0].get('userId'))
  const bidGroup = wholeNumber(useParams().group)
  const { data, isError, isFetching, refetch } = useViewGroupQuery(
    { ...(bidGroup !== undefined && { bidGroup }), ...(userId !== undefined && { userId }) },
    { refetchOnMountOrArgChange: true },
  )
  const title = data && userId !== undefined ? t('titleOf', { name: data.client.name }) : t('title')
  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{title}</TopBarTitle>
      </PageHead>
      {isError && !data && (
        <EmptyState
          icon={Layers}
          title={t('loadFailed')}
          action={
            <Button icon={RotateCw} busy={isFetching} onClick={() => void refetch()}>
              {t('common:actions.retry')}
            </Button>
          }
        />
      )}
      {data && !data.group && <EmptyState icon={Layers} title={t('none')} text={t('noneText')} />}
      {data?.group && (
        <>
          <CounterTabs
            label={t('tabs')}
            items={data.groups.map(({ value, label, bids }) => ({
              value: String(value),
              label: t('tab', { label }),
              count: bids,
            }))}
            value={String(data.group.value)}
            panelId={panelId}
            onChange={(value) => void navigate(groupPath(Number(value), userId))}
          />
          <div
            id={panelId}
            role="tabpanel"
            aria-label={t('tab', { label: data.group.label })}
            className={styles.split}
          >
            <div className={styles.main}>
              <GroupHead
                key={data.group.value}
                group={data.group}
                bids={data.bids}
                userId={userId}
                editable={data.editable}
              />
              <GroupBids group={data.group} bids={data.bids} side={side} />
            </div>
            <GroupCredit view={data} group={data.group} />
          </div>
        </>
      )}
    </div>
  )
}
