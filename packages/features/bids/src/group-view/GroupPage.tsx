import { useViewGroupQuery } from '@seriba/api/shared/bid-groups'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button, LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { PageHead } from '@seriba/ui/PageHead'
import { CounterTabs } from '@seriba/ui/Tabs'
import { Layers, RotateCw } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import type { Side } from '../shared/side.ts'
import type { TakeBack } from './CancelAll.tsx'
import { GroupBids } from './GroupBids.tsx'
import { GroupCredit } from './GroupCredit.tsx'
import { GroupHead } from './GroupHead.tsx'
import { GroupHistory } from './GroupHistory.tsx'
import { groupPath, type OtherTab, otherTabs } from './group-path.ts'
import styles from './group-view.module.css'
import { ClosedGroups, Ungrouped } from './OtherGroups.tsx'
import { SaveGroup } from './SaveGroup.tsx'

const FilledBy = lazy(() => import('./GroupFilled.tsx').then((module) => ({ default: module.FilledBy })))

const wholeNumber = (text: string | null | undefined) =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

const panelId = 'bid-group'

type GroupPageProps = { side: Side; takeBack?: TakeBack }

/**
 * A client's groups, one at a time: its bids in the order of their auctions, and how much credit they use together
 * (BEY05).
 */
export function GroupPage({ side, takeBack }: GroupPageProps) {
  const { t } = useTranslation(['groups', 'bids', 'common'])
  const navigate = useNavigate()
  const userId = wholeNumber(useSearchParams()[0].get('userId'))
  // Staff have no groups of their own.
  const nobody = side === 'manager' && userId === undefined
  const { group: asked } = useParams()
  const bidGroup = wholeNumber(asked)
  const other = otherTabs.find((tab) => tab === asked)
  const { data, isError, isFetching, refetch } = useViewGroupQuery(
    { ...(bidGroup !== undefined && { bidGroup }), ...(userId !== undefined && { userId }) },
    { refetchOnMountOrArgChange: true, skip: nobody },
  )
  const title = data && userId !== undefined ? t('titleOf', { name: data.client.name }) : t('title')
  const group = other ? null : data?.group
  const others: Record<OtherTab, { label: string; count: number }> = {
    none: { label: t('noGroup'), count: data?.ungrouped ?? 0 },
    closed: { label: t('closedTab'), count: data?.closed ?? 0 },
  }
  // Empty lists have no tab, unless the user is already there.
  const shown = otherTabs.filter((tab) => others[tab].count > 0 || tab === other)
  const tabs = data && [
    ...data.groups.map(({ value, label, bids }) => ({
      value: String(value),
      label: t('tab', { label }),
      count: bids,
    })),
    ...shown.map((tab) => ({ value: tab as string, ...others[tab] })),
  ]
  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{title}</TopBarTitle>
        {data && tabs && tabs.length > 0 && (
          <SaveGroup which={other ?? 'group'} bidGroup={group?.value} userId={userId} />
        )}
      </PageHead>
      {nobody && (
        <EmptyState
          icon={Layers}
          title={t('nobody')}
          text={t('nobodyText')}
          action={
            <LinkButton render={(props) => <Link {...props} to="/bid-manager/all" />}>
              {t('bids:managerTitle')}
            </LinkButton>
          }
        />
      )}
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
      {tabs && tabs.length > 0 && (
        <CounterTabs
          label={t('tabs')}
          items={tabs}
          value={other ?? String(group?.value ?? '')}
          panelId={panelId}
          onChange={(value) => void navigate(groupPath(value, userId))}
        />
      )}
      {data && !group && !other && <EmptyState icon={Layers} title={t('none')} text={t('noneText')} />}
      {other && (
        <div id={panelId} role="tabpanel" aria-label={others[other].label}>
          {other === 'none' && <Ungrouped userId={userId} side={side} />}
          {other === 'closed' && <ClosedGroups userId={userId} side={side} />}
        </div>
      )}
      {data && group && (
        <div
          id={panelId}
          role="tabpanel"
          aria-label={t('tab', { label: group.label })}
          className={styles.split}
        >
          <div className={styles.main}>
            <GroupHead
              key={group.value}
              group={group}
              bids={data.bids}
              userId={userId}
              editable={data.editable}
              takeBack={takeBack}
            />
            {group.state === 'filled' && (
              <Suspense>
                <FilledBy group={group} bids={data.bids} />
              </Suspense>
            )}
            <GroupBids label={t('bids', { label: group.label })} bids={data.bids} side={side} />
            <GroupHistory bidGroup={group.value} userId={userId} />
          </div>
          <GroupCredit view={data} group={group} side={side} />
        </div>
      )}
    </div>
  )
}
