import { useEnterDestinationCostMutation } from '@seriba/api/client/purchase-view'
import { enterDestinationCost } from '@seriba/contracts/purchase-view'
import { FormFailure } from '@seriba/forms/FormFailure'
import { leftByEscape } from '@seriba/forms/left-by-escape'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useUnsaved } from '@seriba/forms/use-unsaved'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'
import styles from './at-bid.module.css'

type DestinationCostFormProps = {
  purchaseId: number
  line: string
  name: string
  paid: number | null
  onClose: () => void
}

/** What was paid there for one line; an empty field removes it. */
export function DestinationCostForm({ purchaseId, line, name, paid, onClose }: DestinationCostFormProps) {
  const { t } = useTranslation(['costs', 'common'])
  const [enter] = useEnterDestinationCostMutation()
  const form = useContractForm(enterDestinationCost, {
    defaults: { paid },
    request: (values) => ({ id: purchaseId, line, paid: values.paid }),
    onUnchanged: onClose,
    async onSubmit(request) {
      await enter(request).unwrap()
      onClose()
    },
  })
  const { leave, guard } = useUnsaved(form.dirty, { survivesQuery: true, saving: form.busy })
  return (
    <form
      {...form.props}
      className={styles.enter}
      aria-label={t('costs:atBid.enterOf', { name })}
      {...leftByEscape(() => leave(onClose))}
    >
      {guard}
      <FormFailure form={form} />
      <AmountField
        zero
        label={t('costs:atBid.paidFor', { name })}
        size="sm"
        autoFocus
        value={form.values.paid}
        onChange={(next) => form.edit({ paid: next })}
        error={form.errorOf('paid')}
      />
      <Button size="sm" onClick={() => leave(onClose)}>
        {t('common:actions.cancel')}
      </Button>
      <Button size="sm" type="submit" variant="primary" busy={form.busy}>
        {t('common:actions.save')}
      </Button>
    </form>
  )
}
