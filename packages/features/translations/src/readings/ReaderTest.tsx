import { toApiError } from '@seriba/api/api-error'
import { useTestSheetReaderMutation } from '@seriba/api/manager/sheets'
import { useControl } from '@seriba/api/use-control'
import type { Output } from '@seriba/contracts/contract'
import type { testSheetReader } from '@seriba/contracts/sheets'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import styles from './reader-test.module.css'

type Tested = Output<typeof testSheetReader>

/**
 * Lets the machine read a sample sheet, for those who set up the company: what it got right, how long it took and
 * what it cost.
 */
export function ReaderTest() {
  const { t } = useTranslation(['translationDesk', 'refusal'])
  const maySetUp = useControl('readerTest')
  const [ask, asked] = useTestSheetReaderMutation()
  if (!maySetUp) return null
  const failure = toApiError(asked.error)?.code
  return (
    <div className={styles.test}>
      <Button size="sm" busy={asked.isLoading} onClick={() => void ask()}>
        {t('translationDesk:readings.test.button')}
      </Button>
      {asked.isLoading && <p role="status">{t('translationDesk:readings.test.reading')}</p>}
      {failure && (
        <Note tone="red" role="alert">
          {t(`refusal:${failure}`)}
        </Note>
      )}
      {asked.data && <Result tested={asked.data} />}
    </div>
  )
}

function Result({ tested }: { tested: Tested }) {
  const { t } = useTranslation('translationDesk')
  const { reader, outcome, model, right, of, seconds, problem, microDollars } = tested
  const isGood = outcome === 'read' && right === of
  return (
    // After a long queue it is below the edge of the window.
    <Note
      ref={(note) => note?.scrollIntoView?.({ block: 'nearest' })}
      tone={outcome !== 'read' ? 'red' : isGood ? 'green' : 'orange'}
      role="status"
    >
      <p>
        {outcome === 'read' ? t('readings.test.read', { right, of, seconds }) : t(`readings.test.${outcome}`)}
      </p>
      {problem && <p>{problem}</p>}
      <p>
        {reader === 'demo' ? t('readings.test.demo') : model}
        {reader === 'machine' &&
          `, ${t('readings.test.tokens', { input: tested.inputTokens, output: tested.outputTokens })}`}
        {microDollars !== null && `, $${(microDollars / 1_000_000).toFixed(4)}`}
      </p>
    </Note>
  )
}
