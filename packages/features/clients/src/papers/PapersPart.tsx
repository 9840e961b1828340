import { toApiError } from '@seriba/api/api-error'
import { useClientPapersQuery } from '@seriba/api/manager/client-papers'
import { serverNow } from '@seriba/api/server-clock'
import type { ClientView } from '@seriba/contracts/client-view'
import { isPaperOnFile, wantedPapers } from '@seriba/domain/clients/papers'
import { formatDateTime } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import { Button } from '@seriba/ui/Button'
import { ErrorState } from '@seriba/ui/ErrorState'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Note } from '@seriba/ui/Note'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useWide } from '@seriba/ui/use-wide'
import { BadgeCheck, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaperDialogs, type PaperQuestion } from './PaperDialogs.tsx'
import { PaperList } from './PaperList.tsx'
import { PaperUpload } from './PaperUpload.tsx'
import { PaperView } from './PaperView.tsx'
import styles from './papers.module.css'

/** The documents that a client has provided: each is reviewed once, and accepted, or refused with a reason. */
export function PapersPart({ detail }: { detail: ClientView['detail'] }) {
  const { t } = useTranslation(['clients', 'common', 'refusal'])
  const { userId, fullName } = detail
  const query = useClientPapersQuery({ id: userId })
  const { papers = [], requests = [], checked } = query.data ?? {}
  const [chosen, setChosen] = useState<number | null>(null)
  const [question, setQuestion] = useState<PaperQuestion | null>(null)
  const size = useWide() ? 'md' : 'touch'
  const paper = papers.find(({ id }) => id === chosen) ?? null
  const here = wantedPapers.filter((type) =>
    papers.some((one) => one.type === type && isPaperOnFile(one, jstDay(serverNow()))),
  )

  function move(step: 1 | -1) {
    const at = paper ? papers.indexOf(paper) + step : step === 1 ? 0 : papers.length - 1
    const next = papers[Math.min(Math.max(at, 0), papers.length - 1)]
    if (next) setChosen(next.id)
  }
  useKeyActions({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyC: () => paper && setQuestion({ kind: 'accept', paper }),
    KeyR: () => paper && setQuestion({ kind: 'refuse', paper }),
    KeyA: () => setQuestion({ kind: 'ask' }),
    KeyM: () => setQuestion({ kind: 'check' }),
  })

  if (query.isError)
    return (
      <ErrorState
        title={t('clients:papers.failed')}
        text={t(`refusal:${toApiError(query.error)?.code ?? 'internal'}`)}
        retryLabel={t('common:actions.retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  if (!query.data) return <Skeleton height={320} faint />
  return (
    <div className={styles.part}>
      <div className={styles.main}>
        <div className={styles.actions}>
          <Button size={size} icon={Send} onClick={() => setQuestion({ kind: 'ask' })}>
            {t('clients:papers.ask')} {size === 'md' && <KeyCap aria-hidden>A</KeyCap>}
          </Button>
          <Button
            size={size}
            variant={checked?.state === 'checked' ? 'secondary' : 'primary'}
            icon={BadgeCheck}
            onClick={() => setQuestion({ kind: 'check' })}
          >
            {t(checked?.state === 'checked' ? 'clients:papers.uncheck' : 'clients:papers.check')}{' '}
            {size === 'md' && <KeyCap aria-hidden>M</KeyCap>}
          </Button>
        </div>
        <Note tone={checked?.state === 'checked' ? 'green' : checked ? 'red' : 'blue'}>
          {checked ? (
            <>
              <b>
                {t(`clients:papers.by.${checked.state}`, {
                  name: checked.by ?? '',
                  at: formatDateTime(checked.at),
                })}
              </b>{' '}
              {checked.note}
            </>
          ) : (
            t('clients:papers.here', { here: here.length, all: wantedPapers.length })
          )}
        </Note>
        <PaperList papers={papers} requests={requests} chosen={chosen} onChoose={setChosen} />
        <PaperUpload userId={userId} />
      </div>
      {paper && <PaperView key={paper.id} paper={paper} onAsk={setQuestion} />}
      <PaperDialogs
        question={question}
        client={{ userId, fullName }}
        papers={papers}
        checked={checked?.state === 'checked'}
        onClose={() => setQuestion(null)}
      />
    </div>
  )
}
