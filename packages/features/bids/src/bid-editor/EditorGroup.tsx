import { useBidGroupsQuery } from '@seriba/api/shared/bids'
import { useControl } from '@seriba/api/use-control'
import { newGroup, ungrouped } from '@seriba/domain/bids/group'
import { Select } from '@seriba/ui/Select'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BidEditor.module.css'
import type { BidEditorModel } from './use-bid-editor.ts'

type EditorFieldProps = { editor: BidEditorModel; size: 'sm' | 'touch'; autoFocus: boolean }

/** The client's open groups, and the bid's own group, which a win may have closed. */
export function EditorGroup({ editor: { bid, values, change }, size, autoFocus }: EditorFieldProps) {
  const { t } = useTranslation(['bids', 'common'])
  // Only those who may bid for a client can see the client's groups.
  const told = useControl('clientSearch') && bid.user !== null
  const { data: groups = [] } = useBidGroupsQuery({ userId: bid.user?.jasClientId }, { skip: !told })
  const own = { value: bid.bidGroup ?? ungrouped, label: bid.bidGroupLabel ?? '' }
  const closed = own.value !== ungrouped && !groups.some(({ value }) => value === own.value)
  const field = useRef<HTMLButtonElement>(null)
  // Users who pressed its key want the group.
  useEffect(() => {
    if (autoFocus) field.current?.focus()
  }, [autoFocus])
  return (
    <Select
      label={t('edit.group')}
      size={size}
      className={styles.group}
      ref={field}
      options={[
        { value: String(ungrouped), label: t('panel.noGroup') },
        ...(closed ? [{ ...own, value: String(own.value) }] : []),
        ...groups.map(({ value, label, cars, bids }) => ({
          value: String(value),
          label:
            value === newGroup
              ? label
              : t('panel.groupOption', { label, cars, bids: t('common:count.bids', { count: bids }) }),
        })),
      ]}
      value={String(values.bidGroup)}
      onChange={(value) => change({ bidGroup: Number(value) })}
    />
  )
}
