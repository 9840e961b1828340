import { useBidGroupsQuery } from '@seriba/api/bids'
import { newGroup, noGroup } from '@seriba/domain/bids/group'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'
import type { BidPanelModel } from './use-bid-panel.ts'

/** Of the lots in a group the company buys so many and no more (mission 4.2). */
export function GroupSelect({ model, touch }: { model: BidPanelModel; touch: boolean }) {
  const { t } = useTranslation(['bids', 'common'])
  const { bidder, form } = model
  const { data: groups = [] } = useBidGroupsQuery({ userId: bidder.client?.userId })
  const none = { value: String(noGroup), label: t('common:select.none') }
  return (
    <Select
      label={t('panel.group')}
      size={touch ? 'touch' : 'md'}
      options={[
        none,
        ...groups.map(({ value, label, cars, bids }) => ({
          value: String(value),
          label:
            value === newGroup
              ? label
              : t('panel.groupOption', { label, cars, bids: t('common:count.bids', { count: bids }) }),
        })),
      ]}
      help={form.values.bidGroup === noGroup ? undefined : t('panel.groupHelp')}
      value={String(form.values.bidGroup)}
      onChange={(value) => form.setBidGroup(Number(value))}
    />
  )
}
