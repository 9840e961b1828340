import { useCreateVoyageMutation, useUpdateVoyageMutation } from '@seriba/api/manager/voyages'
import { serverNow } from '@seriba/api/server-clock'
import { updateVoyage, type Voyage } from '@seriba/contracts/voyages'
import { formatDay } from '@seriba/domain/format/date'
import { voyageName, voyageProblems } from '@seriba/domain/purchases/voyage'
import { jstDay } from '@seriba/domain/time/jst'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { AmountField } from '@seriba/ui/AmountField'
import { Checkbox } from '@seriba/ui/Checkbox'
import { DateField } from '@seriba/ui/DateField'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import styles from './voyages.module.css'

const texts = ['line', 'ship', 'number', 'fromPort', 'toPort'] as const
const days = ['cutOff', 'etd', 'eta'] as const

type Values = Record<(typeof texts)[number], string> &
  Record<(typeof days)[number], string> & { capacity: number | null; notify: boolean; reason: string }

const valuesOf = (voyage: Voyage | null): Values => ({
  line: voyage?.line ?? '',
  ship: voyage?.ship ?? '',
  number: voyage?.number ?? '',
  fromPort: voyage?.fromPort ?? '',
  toPort: voyage?.toPort ?? '',
  cutOff: voyage?.cutOff ?? '',
  etd: voyage?.etd ?? '',
  eta: voyage?.eta ?? '',
  capacity: voyage?.capacity ?? null,
  notify: true,
  reason: '',
})

type VoyageDialogProps = {
  /** Null means a new one. */
  voyage: Voyage | null
  onClose: () => void
}

/** A voyage while it is typed; changed days say whom they affect. */
export function VoyageDialog({ voyage, onClose }: VoyageDialogProps) {
  const { t, i18n } = useTranslation(['purchaseDesk', 'common'])
  const [create] = useCreateVoyageMutation()
  const [update] = useUpdateVoyageMutation()
  const { succeed } = useMessage()
  const size = useWide() ? 'md' : 'touch'
  const form = useContractForm<typeof updateVoyage, Values>(updateVoyage, {
    defaults: valuesOf(voyage),
    check: (values) => ({
      ...Object.fromEntries(
        [...texts, 'etd' as const, 'eta' as const]
          .filter((name) => values[name].trim() === '')
          .map((name) => [name, 'field_required' as const]),
      ),
      ...voyageProblems({ ...values, cutOff: values.cutOff || null }),
    }),
    request: (values) => ({ ...values, id: voyage?.id ?? 1, version: voyage?.version ?? 1 }),
    async onSubmit({ id, version, notify, reason, ...fields }) {
      if (voyage) await update({ id, version, notify, reason, ...fields }).unwrap()
      else await create(fields).unwrap()
      succeed(t('voyages.saved', { voyage: voyageName(fields) }))
      onClose()
    },
  })
  const { values } = form
  const moves = voyage !== null && voyage.cars > 0 && (values.eta !== voyage.eta || values.etd !== voyage.etd)
  const labels = {
    line: t('voyages.line'),
    ship: t('voyages.ship'),
    number: t('voyages.number'),
    fromPort: t('voyages.from'),
    toPort: t('voyages.to'),
    cutOff: t('cutOff'),
    etd: t('etd'),
    eta: t('eta'),
  }
  return (
    <FormDialog
      form={form}
      title={voyage ? voyageName(voyage) : t('voyages.add')}
      saveLabel={t('common:actions.save')}
      onClose={onClose}
    >
      <div className={styles.fields}>
        {texts.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            size={size}
            maxLength={name === 'number' ? 30 : 100}
            {...form.text(name)}
          />
        ))}
        <AmountField
          zero
          label={t('voyages.capacity')}
          help={t('voyages.capacityHelp')}
          unit=""
          size={size}
          {...form.field('capacity')}
        />
        {days.map((name) => (
          <DateField
            key={name}
            label={labels[name]}
            openLabel={t('shipping.openCalendar', { name: labels[name] })}
            size={size}
            locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
            today={jstDay(serverNow())}
            {...form.field(name)}
            value={values[name] || null}
            onChange={(day) =>
              form.edit({ cutOff: values.cutOff, etd: values.etd, eta: values.eta, [name]: day ?? '' })
            }
          />
        ))}
      </div>
      {moves && voyage && (
        <>
          <Note tone="orange">
            {t('voyages.moves', {
              was: formatDay(voyage.eta).slice(5),
              eta: values.eta ? formatDay(values.eta).slice(5) : '-',
              purchases: t('voyages.movesPurchases', { count: voyage.cars }),
              clients: t('voyages.movesClients', { count: voyage.clients }),
            })}
          </Note>
          <Checkbox {...form.checkbox('notify')}>{t('voyages.mail')}</Checkbox>
          <TextField label={t('voyages.reason')} size={size} maxLength={300} {...form.text('reason')} />
        </>
      )}
    </FormDialog>
  )
}
