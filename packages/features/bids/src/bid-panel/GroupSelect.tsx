import { useBidGroupsQuery } from '@seriba/api/shared/bids'
import { groupLabel, newGroup, ungrouped } from '@seriba/domain/bids/group'
import { Select } from '@seriba/ui/Select'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'

type GroupSelectProps = {
  /** For the client a manager bids for. */
  userId: number | undefined
  current: number
  value: number
  onChoose: (group: number) => void
  touch: boolean
}

/** The company buys only a certain number of the lots in a group (mission 4.2). */
export const GroupSelect = memo(function GroupSelect(props: GroupSelectProps) {
  const { userId, current, value, onChoose, touch } = props
  const { t } = useTranslation(['bids', 'common'])
  const { data: groups = [] } = useBidGroupsQuery({ userId })
  const none = { value: String(ungrouped), label: t('panel.noGroup') }
  // A filled group takes no further bids, but keeps those that it has.
  const filled = current !== ungrouped && !groups.some((group) => group.value === current)
  return (
    <Select
      label={t('panel.group')}
      size={touch ? 'touch' : 'md'}
      options={[
        none,
        ...(filled ? [{ value: String(current), label: groupLabel(current) }] : []),
        ...groups.map(({ value: group, label, cars, bids }) => ({
          value: String(group),
          label:
            group === newGroup
              ? label
              : t('panel.groupOption', { label, cars, bids: t('common:count.bids', { count: bids }) }),
        })),
      ]}
      help={value === ungrouped ? undefined : t('panel.groupHelp')}
      value={String(value)}
      onChange={(chosen) => onChoose(Number(chosen))}
    />
  )
})
