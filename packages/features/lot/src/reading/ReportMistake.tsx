import { useReportMistakeMutation } from '@seriba/api/client/sheets'
import type { SheetReadingAnswer } from '@seriba/contracts/sheets'
import { reportMistake } from '@seriba/contracts/sheets'
import { isSameMistake, mistakeLimits, type SheetMistake } from '@seriba/domain/lots/sheet/sheet-mistake'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadLot } from './read-lot.ts'
import styles from './reading.module.css'

type ReportMistakeProps = {
  lot: ReadLot
  mistake: SheetMistake
  reported: SheetReadingAnswer['reported']
}

/** Below a finding: a report that it was misread, with a short description. */
export function ReportMistake({ lot, mistake, reported }: ReportMistakeProps) {
  const { t } = useTranslation('sheet')
  const [isOpen, setOpen] = useState(false)
  const own = reported.find((said) => isSameMistake(said, mistake))
  if (isOpen)
    return <MistakeForm lot={lot} mistake={mistake} note={own?.note ?? ''} onClose={() => setOpen(false)} />
  return (
    <div className={styles.report}>
      {own && <span role="status">{t('mistake.reported', { note: own.note })}</span>}
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {t(own ? 'mistake.change' : 'mistake.report')}
      </Button>
    </div>
  )
}

type MistakeFormProps = Omit<ReportMistakeProps, 'reported'> & { note: string; onClose: () => void }

function MistakeForm({ lot, mistake, note, onClose }: MistakeFormProps) {
  const { t } = useTranslation(['sheet', 'common'])
  const [report] = useReportMistakeMutation()
  const form = useContractForm(reportMistake, {
    defaults: { note },
    check: (values) => (values.note.trim() === '' ? { note: 'field_required' as const } : {}),
    request: (values) => ({ ...lot, ...mistake, note: values.note.trim() }),
    async onSubmit(request) {
      await report(request).unwrap()
      onClose()
    },
  })
  return (
    <form {...form.props} className={styles.reportForm} aria-label={t('sheet:mistake.report')}>
      <FormFailure form={form} />
      <TextField
        label={t('sheet:mistake.note', { code: mistake.says })}
        autoFocus
        maxLength={mistakeLimits.note}
        {...form.text('note')}
      />
      <Button size="sm" onClick={onClose}>
        {t('common:actions.cancel')}
      </Button>
      <Button size="sm" type="submit" variant="primary" busy={form.busy}>
        {t('sheet:mistake.send')}
      </Button>
    </form>
  )
}
