import { useBidGroupsQuery } from '@seriba/api/shared/bids'
import { groupLabel, newGroup, ungrouped } from '@seriba/domain/bids/group'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'
import type { BidPanelModel } from './use-bid-panel.ts'

/** Of the lots in a group the company buys so many and no more (mission 4.2). */
export function GroupSelect({ model, touch }: { model: BidPanelModel; touch: boolean }) {
  const { t } = useTranslation(['bids', 'common'])
  const { bidder, group } = model
  const { data: groups = [] } = useBidGroupsQuery({ userId: bidder.client?.userId })
  const none = { value: String(ungrouped), label: t('panel.noGroup') }
  // A filled group takes no further bids, but keeps those that it has.
  const filled = group.current !== ungrouped && !groups.some(({ value }) => value === group.current)
  return (
    <Select
      label={t('panel.group')}
      size={touch ? 'touch' : 'md'}
      options={[
        none,
        ...(filled ? [{ value: String(group.current), label: groupLabel(group.current) }] : []),
        ...groups.map(({ value, label, cars, bids }) => ({
          value: String(value),
          label:
            value === newGroup
              ? label
              : t('panel.groupOption', { label, cars, bids: t('common:count.bids', { count: bids }) }),
        })),
      ]}
      help={group.value === ungrouped ? undefined : t('panel.groupHelp')}
      value={String(group.value)}
      onChange={(value) => group.choose(Number(value))}
    />
  )
}
