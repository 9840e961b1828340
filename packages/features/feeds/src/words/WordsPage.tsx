import { toApiError } from '@seriba/api/api-error'
import { useListWordsQuery } from '@seriba/api/manager/feed-sources'
import { feedWordsListed, wordFields } from '@seriba/domain/feeds/feed-source'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { LinkButton } from '@seriba/ui/Button'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { SourceSteps } from '../steps/SourceSteps.tsx'
import steps from '../steps/steps.module.css'
import { type ChosenWord, FieldWords } from './FieldWords.tsx'
import { useWordAnswers } from './use-word-answers.ts'
import { useWordKeys } from './use-word-keys.ts'
import { WordProof } from './WordProof.tsx'
import styles from './words.module.css'

/** The words of a source, unknown ones first, each with its meaning. */
export function WordsPage() {
  const { t } = useTranslation(['feedSource', 'refusal', 'common'])
  const [params] = useSearchParams()
  const id = Number(params.get('feed') ?? 0)
  const list = useListWordsQuery({ id })
  // In display order: the keys follow it.
  const words = wordFields.flatMap((field) => (list.data?.words ?? []).filter((word) => word.field === field))
  const [picked, setPicked] = useState<ChosenWord | null>(null)
  const chosen = words.find((word) => word.field === picked?.field && word.word === picked.word) ?? words[0]
  const setChosen = ({ field, word }: ChosenWord) => setPicked({ field, word })
  const answers = useWordAnswers(id, chosen)
  const own = words.filter(({ builtIn }) => !builtIn)
  useWordKeys(own, chosen, setChosen, answers)
  return (
    <>
      <PageHead>
        <TopBarTitle>{t('feedSource:words.title')}</TopBarTitle>
      </PageHead>
      {list.data ? (
        <div className={`${steps.layout} ${steps.withAside}`}>
          <SourceSteps id={id} at="words" />
          <div className={styles.page}>
            <header className={styles.head}>
              <p className={styles.quiet}>{t('feedSource:words.text')}</p>
              <LinkButton
                size="sm"
                icon={ArrowLeft}
                render={(props) => <Link to={`/feeds?feed=${id}`} {...props} />}
              >
                {t('feedSource:words.back')}
              </LinkButton>
            </header>
            {own.length >= feedWordsListed && (
              <p className={styles.quiet}>{t('feedSource:words.cut', { count: own.length })}</p>
            )}
            <div className={styles.fields}>
              {wordFields.map((field) => (
                <FieldWords
                  key={field}
                  feedId={id}
                  field={field}
                  words={words.filter((word) => word.field === field)}
                  chosen={chosen}
                  onChoose={setChosen}
                />
              ))}
            </div>
          </div>
          <WordProof
            key={chosen ? `${chosen.field} ${chosen.word}` : ''}
            feedId={id}
            word={chosen}
            answers={answers}
          />
        </div>
      ) : list.isError ? (
        <ErrorState
          title={t('feedSource:words.failed')}
          text={t(`refusal:${toApiError(list.error)?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <div role="status" aria-busy aria-label={t('common:loading')}>
          <Skeleton height={480} />
        </div>
      )}
    </>
  )
}
