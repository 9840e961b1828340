import { useReportWrongMatchMutation } from '@seriba/api/shared/price-evidence'
import { type EarlierAuction, reportWrongMatch } from '@seriba/contracts/price-evidence'
import { formatDay } from '@seriba/domain/format/date'
import { wrongMatchLimits } from '@seriba/domain/lots/evidence/earlier-auctions'
import type { PageType } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { TextField } from '@seriba/ui/TextField'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './auctions.module.css'

type WrongMatchButtonProps = {
  pageType: PageType
  id: string
  earlier: EarlierAuction
  /** A report by staff hides it from everyone, and not only from themselves. */
  forAll: boolean
}

/** Next to an earlier auction: a report that it was of another car, with a short reason. */
export function WrongMatchButton(props: WrongMatchButtonProps) {
  const { t } = useTranslation('evidence')
  const [isOpen, setOpen] = useState(false)
  const { auctionName, lotNumber } = props.earlier
  return (
    <>
      <Button
        size="sm"
        aria-label={t('wrong.sayOf', { name: `${auctionName} ${lotNumber}` })}
        onClick={() => setOpen(true)}
      >
        {t('wrong.say')}
      </Button>
      {isOpen && <WrongDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function WrongDialog({
  pageType,
  id,
  earlier,
  forAll,
  onClose,
}: WrongMatchButtonProps & { onClose: () => void }) {
  const { t } = useTranslation(['evidence', 'common'])
  const [report] = useReportWrongMatchMutation()
  const formId = useId()
  const form = useContractForm(reportWrongMatch, {
    defaults: { note: '' },
    request: ({ note }) => ({ pageType, id, earlierId: earlier.id, note: note.trim() }),
    async onSubmit(request) {
      await report(request).unwrap()
      onClose()
    },
  })
  const { auctionDate, auctionName, lotNumber } = earlier
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('evidence:wrong.title')}
      size="sm"
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            {t('evidence:wrong.confirm')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className={styles.wrongForm}>
        <p>
          {t(forAll ? 'evidence:wrong.textStaff' : 'evidence:wrong.text', {
            name: `${formatDay(jstDay(auctionDate))} ${auctionName} ${lotNumber}`,
          })}
        </p>
        <FormFailure form={form} />
        <TextField
          label={t('evidence:wrong.note')}
          hint={t('evidence:wrong.optional')}
          maxLength={wrongMatchLimits.note}
          {...form.text('note')}
        />
      </form>
    </Dialog>
  )
}
