import { toApiError } from '@seriba/api/api-error'
import { useProveWordMutation } from '@seriba/api/manager/feed-sources'
import type { FeedWord, TestedLot } from '@seriba/contracts/feed-sources'
import { formatDate } from '@seriba/domain/format/date'
import { lotStatusName, lotStatusNamed, lotStatusTone } from '@seriba/domain/lots/lot-status'
import { Badge } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Note } from '@seriba/ui/Note'
import { Photo } from '@seriba/ui/Photo'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import steps from '../steps/steps.module.css'
import styles from './proof.module.css'
import type { WordAnswers } from './use-word-answers.ts'

type WordProofProps = { feedId: number; word: FeedWord | undefined; answers: WordAnswers }

const stopsAfterMs = 400

/** What a word means: three of the source's lots with it as they would come in, and the raw record of one of them. */
export function WordProof({ feedId, word, answers }: WordProofProps) {
  const { t } = useTranslation(['feedSource', 'refusal'])
  const [ask, { data, error, isLoading }] = useProveWordMutation()
  const { field, word: written, builtIn } = word ?? {}
  useEffect(() => {
    // Words of the built-in list often occur in no lot: they are not looked up automatically.
    if (!field || !written || builtIn) return
    // Suppliers count queries: moving through the words only looks up the one where the user stops.
    const waiting = setTimeout(() => void ask({ id: feedId, field, word: written }), stopsAfterMs)
    return () => clearTimeout(waiting)
  }, [ask, feedId, field, written, builtIn])
  return (
    <aside className={steps.aside} aria-label={t('feedSource:proof.title')} aria-busy={isLoading}>
      <h2>{written ?? t('feedSource:proof.title')}</h2>
      {isLoading && (
        <p className={styles.quiet} role="status">
          {t('feedSource:proof.running')}
        </p>
      )}
      {error && (
        <Note tone="red" role="alert">
          <b>{t('feedSource:proof.failed')}</b> {t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
        </Note>
      )}
      {data?.failure && (
        <Note tone="red" role="alert">
          {t(`feedSource:failures.${data.failure.reason}`)}
        </Note>
      )}
      {data && !data.failure && data.lots.length === 0 && (
        <p className={styles.quiet}>{t('feedSource:proof.none')}</p>
      )}
      {data && data.lots.length > 0 && (
        <>
          <ul className={styles.lots}>
            {data.lots.map((lot) => (
              <ProofLot key={lot.sourceId} lot={lot} field={field} />
            ))}
          </ul>
          {data.lots[0] && <RawRecord lot={data.lots[0]} column={data.column} />}
        </>
      )}
      {field && <Answers field={field} answers={answers} />}
      <section>
        <h3>{t('feedSource:proof.never')}</h3>
        <p className={styles.quiet}>{t('feedSource:proof.neverText')}</p>
      </section>
    </aside>
  )
}

/** The proposal, for a person to confirm, and a way back to no meaning. */
function Answers({ field, answers }: { field: FeedWord['field']; answers: WordAnswers }) {
  const { t } = useTranslation(['feedSource', 'lots'])
  const { proposal, accept, leave } = answers
  if (!accept && !leave) return null
  const status = field === 'status' && proposal !== null ? lotStatusNamed(proposal) : null
  const meaning = status === null ? proposal : t(`lots:status.${lotStatusName(status)}`)
  return (
    <div className={styles.answers}>
      {accept && meaning !== null && (
        <>
          <p className={styles.quiet}>{t('feedSource:proof.likely', { meaning })}</p>
          <Button size="sm" onClick={accept}>
            {t('feedSource:proof.use', { meaning })} <KeyCap>1</KeyCap>
          </Button>
        </>
      )}
      {leave && (
        <Button size="sm" variant="ghost" onClick={leave}>
          {t('feedSource:proof.leave')} <KeyCap>0</KeyCap>
        </Button>
      )}
    </div>
  )
}

function ProofLot({ lot, field }: { lot: TestedLot; field: FeedWord['field'] | undefined }) {
  const { t } = useTranslation(['feedSource', 'lots'])
  const isUnknown = lot.unknown.some((one) => one.field === field)
  const meaning =
    field === 'status' || field === undefined ? t(`lots:status.${lotStatusName(lot.status)}`) : lot[field]
  return (
    <li>
      <Photo src={lot.image} alt="" />
      <span>
        <b>{`${lot.maker} ${lot.model}`}</b>
        <small className="num">
          {[`${lot.auction} ${lot.lotNo}`, lot.auctionDate && formatDate(lot.auctionDate)]
            .filter(Boolean)
            .join(', ')}
        </small>
      </span>
      <Badge
        tone={isUnknown ? 'orange' : field === 'status' ? lotStatusTone[lotStatusName(lot.status)] : 'gray'}
      >
        {meaning}
      </Badge>
    </li>
  )
}

/** The record with the word highlighted in it. */
function RawRecord({ lot, column }: { lot: TestedLot; column: string }) {
  const { t } = useTranslation('feedSource')
  return (
    <section>
      <h3>{t('proof.asItComes')}</h3>
      <pre className={styles.raw}>
        {lot.raw.map(({ name, value }) => (
          <code key={name} data-marked={name === column || undefined}>
            {`<${name.toUpperCase()}>`}
            {name === column ? <mark>{value}</mark> : value}
            {`</${name.toUpperCase()}>`}
          </code>
        ))}
      </pre>
    </section>
  )
}
