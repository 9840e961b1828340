import { toApiError } from '@seriba/api/api-error'
import { refusedBidsIn } from '@seriba/api/error-detail'
import { useAppDispatch } from '@seriba/api/hooks'
import { updateGroupOfMany as request } from '@seriba/api/manager/many-bids'
import { useBidGroupsQuery } from '@seriba/api/shared/bids'
import { stepMade } from '@seriba/api/undo'
import { updateGroupOfMany } from '@seriba/contracts/many-bids'
import { groupLabel, newGroup, ungrouped } from '@seriba/domain/bids/group'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { AlertDialog } from '@seriba/ui/Dialog'
import { Select } from '@seriba/ui/Select'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from './use-selection.ts'
import { useSkippedMessage } from './use-skipped-message.ts'

type Values = { bidGroup: string }
type GroupDialogProps = { selection: Selection; onClose: () => void }

/** Moves the selected bids to one group; a group belongs to a single client. */
export function GroupDialog({ selection, onClose }: GroupDialogProps) {
  const { t } = useTranslation(['desk', 'common'])
  const clients = new Set(selection.bids.map(({ user }) => user?.jasClientId))
  const [userId] = clients
  if (clients.size === 1 && userId !== undefined)
    return <GroupForm userId={userId} selection={selection} onClose={onClose} />
  return (
    <AlertDialog
      title={t('desk:many.groupOf', { count: selection.bids.length })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <p>{t('desk:many.severalClients')}</p>
    </AlertDialog>
  )
}

function GroupForm({ userId, selection: { bids, clear }, onClose }: GroupDialogProps & { userId: number }) {
  const { t } = useTranslation(['desk', 'bids', 'common'])
  const dispatch = useAppDispatch()
  const { showFailure } = useSkippedMessage()
  const [refused, setRefused] = useState('')
  const { data: groups = [] } = useBidGroupsQuery({ userId })
  const form = useContractForm<typeof updateGroupOfMany, Values>(updateGroupOfMany, {
    defaults: { bidGroup: '' },
    check: ({ bidGroup }) => (bidGroup === '' ? { bidGroup: 'field_required' } : {}),
    request: ({ bidGroup }) => ({ bidIds: bids.map(({ bidId }) => bidId), bidGroup: Number(bidGroup) }),
    async onSubmit(asked) {
      setRefused('')
      const answer = await dispatch(request.initiate(asked))
        .unwrap()
        .catch((error: unknown) => {
          setRefused(lotsRefused(error))
          throw error
        })
      onClose()
      if (answer.moved.length === 0) return
      clear()
      dispatch(stepMade(done(answer.moved.length, answer.bidGroup), () => takeBack(answer)))
    },
  })

  /** The lots that keep the others from moving, too. */
  function lotsRefused(error: unknown): string {
    const { bidIds = [] } = refusedBidsIn(toApiError(error)) ?? {}
    const lots = bids.filter(({ bidId }) => bidIds.includes(bidId)).map(({ lotNo }) => lotNo)
    return lots.length > 0 ? t('desk:many.groupRefused', { count: lots.length, lots: lots.join(', ') }) : ''
  }

  const done = (count: number, bidGroup: number) =>
    bidGroup === ungrouped
      ? t('desk:many.ungrouped', { count })
      : t('desk:many.grouped', {
          count,
          group: groups.find(({ value }) => value === bidGroup)?.label ?? groupLabel(bidGroup),
        })

  async function takeBack({
    moved,
    bidGroup: was,
  }: {
    moved: { bidId: number; from: number }[]
    bidGroup: number
  }) {
    for (const [from, some] of Map.groupBy(moved, (bid) => bid.from)) {
      const bidIds = some.map(({ bidId }) => bidId)
      try {
        await dispatch(request.initiate({ bidIds, bidGroup: from, was })).unwrap()
      } catch (error) {
        showFailure(error, t('desk:undo.failedMany'))
      }
    }
  }

  return (
    <FormDialog
      form={form}
      title={t('desk:many.groupOf', { count: bids.length })}
      saveLabel={t('desk:many.groupSave')}
      onClose={onClose}
    >
      <Select
        label={t('bids:edit.group')}
        placeholder={t('desk:many.groupChoose')}
        options={[
          { value: String(ungrouped), label: t('bids:panel.noGroup') },
          ...groups.map(({ value, label, cars, bids: live }) => ({
            value: String(value),
            label:
              value === newGroup
                ? label
                : t('bids:panel.groupOption', {
                    label,
                    cars,
                    bids: t('common:count.bids', { count: live }),
                  }),
          })),
        ]}
        {...form.field('bidGroup')}
        value={form.values.bidGroup || null}
      />
      {refused !== '' && <p>{refused}</p>}
    </FormDialog>
  )
}
