import type { SourceTest } from '@seriba/contracts/feed-sources'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { Note } from '@seriba/ui/Note'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Inbox, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RawLot } from './RawLot.tsx'
import styles from './source.module.css'
import { type SourceValues, tablesOf } from './source-values.ts'
import { TestedLots } from './TestedLots.tsx'
import { TestFacts } from './TestFacts.tsx'
import type { SourceTester } from './use-source-test.ts'

const atATime = 10

/** The result of a test: ten lots, or why there are none in the source’s words and in ours. */
export function TestResult({ test, values }: { test: SourceTester; values: SourceValues }) {
  const { t } = useTranslation(['feedSource', 'refusal'])
  const { shown, running, run } = test
  const section = useRef<HTMLElement>(null)
  const answered = shown !== null
  // The form is long: the result of its button would appear out of view.
  useEffect(() => {
    if (answered) section.current?.scrollIntoView?.({ block: 'start' })
  }, [answered])
  if (!shown)
    return (
      <section className={styles.test}>
        <h2>{t('feedSource:test.title')}</h2>
        <p className={styles.quiet} role={running ? 'status' : undefined}>
          {running ? t('feedSource:test.running') : t('feedSource:test.before')}
        </p>
      </section>
    )
  const { table, skip, result, error } = shown
  const tables = tablesOf(values)
  return (
    <section ref={section} className={styles.test} aria-labelledby="tested" aria-busy={running}>
      <header className={styles.bar}>
        <div>
          <h2 id="tested">{t('feedSource:test.title')}</h2>
          <p className={styles.quiet}>{t('feedSource:test.text')}</p>
        </div>
        {tables.length > 1 && (
          <SegmentedControl
            label={t('feedSource:test.table')}
            options={tables.map((one) => ({ value: one, label: t(`feedSource:parts.${one}`) }))}
            value={table}
            onChange={(one) => void run(one, 0)}
          />
        )}
        <Button icon={RefreshCw} busy={running} onClick={() => void run(table, skip + atATime)}>
          {t('feedSource:test.others')}
        </Button>
      </header>
      {error && (
        <Note tone="red" role="alert">
          {t(`refusal:${error.code}`)}
        </Note>
      )}
      {result?.failure && <Failure {...result.failure} />}
      {result && !result.failure && <Tested key={`${table} ${skip}`} result={result} values={values} />}
    </section>
  )
}

function Failure({ reason, said }: NonNullable<SourceTest['failure']>) {
  const { t } = useTranslation('feedSource')
  return (
    <Note tone="red" role="alert">
      {t(`failures.${reason}`)} {said !== '' && <span className={styles.said}>{t('saidIs', { said })}</span>}
    </Note>
  )
}

function Tested({ result, values }: { result: SourceTest; values: SourceValues }) {
  const { t } = useTranslation('feedSource')
  const [chosen, setChosen] = useState(0)
  const lot = result.lots[chosen]
  if (!lot) return <EmptyState icon={Inbox} title={t('test.empty')} text={t('test.emptyText')} />
  return (
    <div className={styles.tested}>
      <div>
        <TestFacts result={result} values={values} />
        <TestedLots lots={result.lots} chosen={chosen} onChoose={setChosen} />
      </div>
      <RawLot lot={lot} />
    </div>
  )
}
