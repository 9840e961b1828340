import type { CompanySettings, SectionName } from '@seriba/contracts/company'
import { formatDate } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftOfPage, useDraftPart } from './draft-context.ts'
import styles from './settings.module.css'

type PartProps = {
  section: SectionName
  changed: CompanySettings['changed']
  /** To the right of the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A part that is saved and reset as a whole. */
export function Part({ section, changed, action, children }: PartProps) {
  const { t } = useTranslation('company')
  const name = t(`parts.${section}`)
  const here = changed.find((one) => one.section === section)
  return (
    <section className={styles.part} id={section} aria-labelledby={`${section}-title`}>
      <header className={styles.head}>
        <h2 id={`${section}-title`}>{name}</h2>
        {here && (
          <span className={styles.quiet}>
            {t('changedBy', { date: formatDate(here.at), name: here.by ?? '-' })}
          </span>
        )}
        <span className={styles.rest} />
        {action}
        {here && <ToFile section={section} name={name} />}
      </header>
      {children}
    </section>
  )
}

function ToFile({ section, name }: { section: SectionName; name: string }) {
  const { t } = useTranslation(['company', 'common'])
  const { takeBack } = useDraftOfPage()
  const saving = useDraftPart((draft) => draft.saving)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="ghost" size="xs" icon={RotateCcw} onClick={() => setAsked(true)}>
        {t('company:toFile')}
      </Button>
      <ConfirmDialog
        isOpen={asked}
        onClose={() => setAsked(false)}
        title={t('company:toFileTitle', { part: name })}
        confirmLabel={t('company:toFile')}
        cancelLabel={t('common:actions.cancel')}
        busy={saving}
        onConfirm={() => void takeBack(section).then(() => setAsked(false))}
      >
        {t('company:toFileText')}
      </ConfirmDialog>
    </>
  )
}
