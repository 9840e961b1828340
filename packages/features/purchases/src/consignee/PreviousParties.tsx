import { useLazyViewConsigneeQuery, useListConsigneesQuery } from '@seriba/api/shared/consignees'
import { useMessage } from '@seriba/forms/use-message'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { useTranslation } from 'react-i18next'
import styles from './consignee.module.css'
import { type Party, valuesOf } from './party-fields.ts'
import type { ConsigneeForm } from './use-consignee-form.ts'

const someoneNew = 'new'
const most = 5

type PreviousPartiesProps = { party: Party; clientId: number; form: ConsigneeForm }

/** Earlier ones as lines, the most used first: choosing one fills in the form. */
export function PreviousParties({ party, clientId, form }: PreviousPartiesProps) {
  const { t } = useTranslation('purchases')
  const { data } = useListConsigneesQuery({ clientId })
  const [look] = useLazyViewConsigneeQuery()
  const { fail } = useMessage()
  const known = (data?.list ?? []).slice(0, most)
  if (known.length === 0) return null
  const taken = form.values[`${party}_taken`]
  const chosen = known.some(({ value }) => value === taken) ? String(taken) : someoneNew

  async function choose(value: string) {
    if (value === someoneNew) return form.edit({ ...valuesOf(party, null), [`${party}_taken`]: null })
    try {
      const { data: found } = await look({ id: Number(value) }, true).unwrap()
      form.edit({ ...valuesOf(party, found), [`${party}_taken`]: found.id })
    } catch (error) {
      fail(error)
    }
  }

  return (
    <RadioGroup
      className={styles.previous}
      label={t(party === 'consignee' ? 'consignee.previous' : 'consignee.previousNotify')}
      labelHidden
      options={[
        ...known.map(({ value, label, port, used }) => ({
          value: String(value),
          label: (
            <>
              <b>{label}</b>{' '}
              <span className={styles.quiet}>
                {[port, used > 0 && t('consignee.used', { count: used })].filter(Boolean).join(', ')}
              </span>
            </>
          ),
        })),
        { value: someoneNew, label: t('consignee.someoneNew') },
      ]}
      value={chosen}
      onChange={(value) => void choose(value)}
    />
  )
}
