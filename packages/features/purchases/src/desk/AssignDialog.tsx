import { useAssignVoyageMutation } from '@seriba/api/manager/purchases'
import { useListVoyagesQuery } from '@seriba/api/manager/voyages'
import type { PurchaseRow } from '@seriba/contracts/purchases'
import type { Voyage } from '@seriba/contracts/voyages'
import { formatDay } from '@seriba/domain/format/date'
import { takesCars, voyageName } from '@seriba/domain/purchases/voyage'
import { useMessage } from '@seriba/forms/use-message'
import { Button, LinkButton } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './desk.module.css'
import { useSkippedMessage } from './use-skipped-message.ts'

type AssignDialogProps = { purchases: readonly PurchaseRow[]; onClose: () => void; onAssigned: () => void }

/** Assigns a ship to the whole selection. */
export function AssignDialog({ purchases, onClose, onAssigned }: AssignDialogProps) {
  const { t } = useTranslation(['purchaseDesk', 'common'])
  const { data } = useListVoyagesQuery({})
  const [assign, { isLoading }] = useAssignVoyageMutation()
  const { succeed, fail } = useMessage()
  const showSkipped = useSkippedMessage()
  const [chosen, choose] = useState<string | null>(null)
  const ahead = data?.voyages.filter((voyage) => takesCars(voyage, data.today))

  async function send() {
    const voyage = ahead?.find(({ id }) => String(id) === chosen)
    if (!voyage) return
    try {
      const ids = purchases.map(({ id }) => id)
      const { moved, skipped } = await assign({ ids, voyageId: voyage.id }).unwrap()
      if (moved.length > 0) succeed(t('assigned', { count: moved.length, voyage: voyageName(voyage) }))
      showSkipped(skipped)
      onAssigned()
      onClose()
    } catch (error) {
      fail(error)
    }
  }

  return (
    <Dialog
      isOpen
      title={`${t('assignTitle')}, ${t('assignTo', { count: purchases.length })}`}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" busy={isLoading} disabled={chosen === null} onClick={() => void send()}>
            {t('assign')}
          </Button>
        </>
      }
    >
      {!ahead && <Skeleton height={120} faint />}
      {ahead?.length === 0 && (
        <p>
          {t('noVoyages')}{' '}
          <LinkButton size="sm" render={(props) => <Link {...props} to="/voyages" />}>
            {t('addVoyages')}
          </LinkButton>
        </p>
      )}
      {ahead && ahead.length > 0 && (
        <RadioGroup
          label={t('assignTitle')}
          labelHidden
          options={ahead.map((voyage) => ({
            value: String(voyage.id),
            label: <VoyageLine voyage={voyage} />,
          }))}
          value={chosen}
          onChange={choose}
        />
      )}
    </Dialog>
  )
}

function VoyageLine({ voyage }: { voyage: Voyage }) {
  const { t } = useTranslation('purchaseDesk')
  const { fromPort, toPort, cutOff, etd, eta, capacity, cars } = voyage
  const room = capacity === null ? null : t('roomLeft', { count: capacity - cars })
  return (
    <>
      <b>{voyageName(voyage)}</b>{' '}
      <span className={`tabular ${styles.voyageFacts}`}>
        {[
          `${fromPort} – ${toPort}`,
          cutOff && `${t('cutOff')} ${formatDay(cutOff).slice(5)}`,
          `${t('etd')} ${formatDay(etd).slice(5)}`,
          `${t('eta')} ${formatDay(eta).slice(5)}`,
          room,
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </>
  )
}
