import { FormFailure } from '@seriba/forms/FormFailure'
import { useUnsaved } from '@seriba/forms/use-unsaved'
import { Button, LinkButton } from '@seriba/ui/Button'
import { Plug } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SourceSteps } from '../steps/SourceSteps.tsx'
import steps from '../steps/steps.module.css'
import { AccessFields } from './AccessFields.tsx'
import { ColumnFields } from './ColumnFields.tsx'
import { CopyQuestion } from './CopyQuestion.tsx'
import { DayOfQueries } from './DayOfQueries.tsx'
import { KindChoice } from './KindChoice.tsx'
import { LimitFields } from './LimitFields.tsx'
import styles from './source.module.css'
import { tablesOf } from './source-values.ts'
import { TableFields } from './TableFields.tsx'
import { TestResult } from './TestResult.tsx'
import { type StoredSource, useSourceForm } from './use-source-form.ts'
import { type SourceTester, useSourceTest } from './use-source-test.ts'

/** The form for a source, with a test that shows ten lots as they would come in. */
export function SourceEditor({ stored }: { stored: StoredSource | null }) {
  const { t } = useTranslation(['feedSource', 'common'])
  const form = useSourceForm(stored)
  const test = useSourceTest(form, stored?.id ?? null)
  const { guard } = useUnsaved(form.dirty, { saving: form.busy })
  const back = stored ? `/feeds?feed=${stored.id}` : '/feeds'
  return (
    <div className={steps.layout}>
      <SourceSteps id={stored?.id ?? 0} at={stored ? 'access' : 'source'} tried={isTried(test)} />
      <div className={styles.page}>
        <div className={styles.top}>
          <form {...form.props} className={styles.form}>
            <header>
              <h2>{t('feedSource:where')}</h2>
              <p className={styles.quiet}>{t('feedSource:whereText')}</p>
            </header>
            <FormFailure form={form} />
            <KindChoice form={form} isNew={stored === null} />
            <div className={styles.halves}>
              <div className={styles.column}>
                <AccessFields form={form} stored={stored} />
                <ColumnFields form={form} />
              </div>
              <div className={styles.column}>
                <TableFields form={form} />
                <LimitFields form={form} />
              </div>
            </div>
            <footer className={styles.actions}>
              <LinkButton render={(props) => <Link to={back} {...props} />}>
                {t('common:actions.cancel')}
              </LinkButton>
              <Button
                icon={Plug}
                busy={test.running}
                onClick={() => void test.run(tablesOf(form.values)[0], 0)}
              >
                {t('feedSource:test.run')}
              </Button>
              <Button variant="primary" type="submit" busy={form.busy}>
                {t('feedSource:save')}
              </Button>
            </footer>
          </form>
          <div className={styles.side}>
            <CopyQuestion form={form} />
            <DayOfQueries values={form.values} />
          </div>
        </div>
        <TestResult test={test} values={form.values} />
        {guard}
      </div>
    </div>
  )
}

const isTried = ({ shown }: SourceTester) => shown?.result?.failure === null && shown.result.lots.length > 0
