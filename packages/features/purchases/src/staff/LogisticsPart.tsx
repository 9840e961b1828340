import { useAssignVoyageMutation } from '@seriba/api/manager/purchases'
import { useListVoyagesQuery } from '@seriba/api/manager/voyages'
import { serverNow } from '@seriba/api/server-clock'
import { useControl } from '@seriba/api/use-control'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatDay } from '@seriba/domain/format/date'
import { type LogisticsField, logisticsDays, logisticsTexts } from '@seriba/domain/money/logistics'
import { isPurchaseStatus } from '@seriba/domain/money/purchase-status'
import { canAssignVoyage, takesCars, voyageName } from '@seriba/domain/purchases/voyage'
import { jstDay } from '@seriba/domain/time/jst'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { DateField } from '@seriba/ui/DateField'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { Facts, Section } from '../shared/Section.tsx'
import { useDirty } from '../shared/unsaved.tsx'
import styles from './shipping.module.css'
import { useLogisticsForm } from './use-logistics-form.ts'

/** What the list of purchases has a column for. */
const listed = ['exportPort', 'voyage', 'etd', 'eta'] as const
const isListed = (field: LogisticsField): field is (typeof listed)[number] =>
  (listed as readonly LogisticsField[]).includes(field)

type LogisticsPartProps = { purchase: PurchaseDetails; notify: boolean }

/** How it is shipped, and for those who arrange that, the fields and the ships it could go with. */
export function LogisticsPart({ purchase, notify }: LogisticsPartProps) {
  const { t } = useTranslation('purchaseDesk')
  const edits = useControl('purchaseEditor')
  const nameOf = useFieldName()
  return (
    <Section id="logistics" title={t('page.logistics')} about={t('page.seen')}>
      {edits ? (
        <>
          <LogisticsForm purchase={purchase} notify={notify} />
          <VoyagesAhead purchase={purchase} notify={notify} />
        </>
      ) : (
        <Facts
          facts={[
            ...logisticsTexts.map((name) => [nameOf(name), purchase[name] || '-'] as const),
            ...logisticsDays.map(
              (name) => [nameOf(name), purchase[name] ? formatDay(purchase[name]) : '-'] as const,
            ),
          ]}
        />
      )}
    </Section>
  )
}

function useFieldName() {
  const { t } = useTranslation('money')
  return (field: LogisticsField) => (isListed(field) ? t(`purchases.${field}`) : t(`details.${field}`))
}

function LogisticsForm({ purchase, notify }: LogisticsPartProps) {
  const { t, i18n } = useTranslation('purchaseDesk')
  const form = useLogisticsForm(purchase, notify)
  useDirty(form.dirty, form.busy)
  const size = useWide() ? 'md' : 'touch'
  const nameOf = useFieldName()
  return (
    <form {...form.props} className={styles.moves}>
      <FormFailure form={form} />
      <div className={styles.way}>
        {logisticsTexts.map((name) => (
          <TextField key={name} label={nameOf(name)} size={size} maxLength={100} {...form.text(name)} />
        ))}
        {logisticsDays.map((name) => (
          <DateField
            key={name}
            label={nameOf(name)}
            openLabel={t('shipping.openCalendar', { name: nameOf(name) })}
            size={size}
            locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
            today={jstDay(serverNow())}
            {...form.day(name)}
          />
        ))}
      </div>
      {form.corrects && (
        <TextField label={t('shipping.reason')} size={size} maxLength={300} {...form.text('reason')} />
      )}
      {form.dirty && (
        <div className={styles.line}>
          <Button type="submit" variant="primary" size={size} busy={form.busy}>
            {t('shipping.save')}
          </Button>
          <Button variant="ghost" size={size} onClick={() => form.reset()}>
            {t('page.discard')}
          </Button>
        </div>
      )}
    </form>
  )
}

/** Ships that still take cars, from its port if that is known. */
function VoyagesAhead({ purchase, notify }: LogisticsPartProps) {
  const { id, status, exportPort, voyage } = purchase
  const { t } = useTranslation('purchaseDesk')
  const { data } = useListVoyagesQuery({})
  const [assign, { isLoading }] = useAssignVoyageMutation()
  const { fail, succeed } = useMessage()
  if (!isPurchaseStatus(status) || !canAssignVoyage(status).ok || !data) return null
  const ahead = data.voyages.filter(
    (one) =>
      takesCars(one, data.today) &&
      (exportPort === null || one.fromPort === exportPort) &&
      voyageName(one) !== voyage,
  )
  if (ahead.length === 0) return null
  return (
    <div className={styles.ahead}>
      <table className={styles.voyages}>
        <caption>{exportPort ? t('page.voyages', { port: exportPort }) : t('voyages.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('voyages.shipVoyage')}</th>
            <th scope="col">{t('cutOff')}</th>
            <th scope="col">{t('etd')}</th>
            <th scope="col">{t('eta')}</th>
            <th scope="col">{t('room')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('page.assign')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ahead.slice(0, 6).map((one) => {
            const name = voyageName(one)
            const assignTo = () =>
              assign({ ids: [id], voyageId: one.id, notify })
                .unwrap()
                .then(() => succeed(t('assigned', { count: 1, voyage: name })), fail)
            return (
              <tr key={one.id}>
                <th scope="row">{name}</th>
                <td className="num">{one.cutOff ? formatDay(one.cutOff).slice(5) : '-'}</td>
                <td className="num">{formatDay(one.etd).slice(5)}</td>
                <td className="num">{formatDay(one.eta).slice(5)}</td>
                <td className="num-words">
                  {one.capacity === null ? '-' : t('roomLeft', { count: one.capacity - one.cars })}
                </td>
                <td>
                  <Button
                    size="sm"
                    variant="ghost"
                    busy={isLoading}
                    aria-label={`${t('page.assign')}: ${name}`}
                    onClick={() => void assignTo()}
                  >
                    {t('page.assign')}
                  </Button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
