import { serverNow } from '@seriba/api/server-clock'
import type { ClientPaper } from '@seriba/contracts/client-papers'
import {
  expiresSoon,
  isPaperOnFile,
  type PaperStanding,
  paperStanding,
  wantedPapers,
} from '@seriba/domain/clients/papers'
import { formatDay, formatRecent } from '@seriba/domain/format/date'
import { jstDay } from '@seriba/domain/time/jst'
import { Badge, type BadgeTone } from '@seriba/ui/Badge'
import { Icon } from '@seriba/ui/Icon'
import { CircleDashed, FileImage, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './papers.module.css'
import { usePaperSize } from './use-paper-size.ts'

type PaperRequest = { type: ClientPaper['type']; words: string; dueOn: string | null; askedAt: string }

type PaperListProps = {
  papers: readonly ClientPaper[]
  requests: readonly PaperRequest[]
  chosen: number | null
  onChoose: (id: number) => void
}

const tones: Record<PaperStanding, BadgeTone> = {
  new: 'blue',
  checked: 'green',
  refused: 'red',
  expired: 'red',
}

/** What is required of every client comes first, including what is still missing; then the rest. */
export function PaperList({ papers, requests, chosen, onChoose }: PaperListProps) {
  const { t } = useTranslation('clients')
  const today = jstDay(serverNow())
  const wanted = papers.filter(({ type }) => wantedPapers.includes(type))
  const rest = papers.filter(({ type }) => !wantedPapers.includes(type))
  const missing = [...new Set([...wantedPapers, ...requests.map(({ type }) => type)])].filter(
    (type) => !papers.some((paper) => paper.type === type && isPaperOnFile(paper, today)),
  )
  const row = (paper: ClientPaper) => (
    <PaperRow key={paper.id} paper={paper} today={today} chosen={paper.id === chosen} onChoose={onChoose} />
  )
  return (
    <>
      <h3 className={styles.heading}>{t('papers.wanted')}</h3>
      <ul className={styles.list}>
        {wanted.map(row)}
        {missing.map((type) => {
          const request = requests.find((one) => one.type === type)
          return (
            <li key={type} className={styles.missing}>
              <Icon icon={CircleDashed} size={16} />
              <span>
                <b>{t(`papers.types.${type}`)}</b>
                <small>
                  {request
                    ? t('papers.asked', { at: formatRecent(request.askedAt, new Date()) })
                    : t('papers.notAsked')}{' '}
                  {request?.words}
                </small>
              </span>
            </li>
          )
        })}
      </ul>
      {rest.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('papers.rest')}</h3>
          <ul className={styles.list}>{rest.map(row)}</ul>
        </>
      )}
    </>
  )
}

type PaperRowProps = {
  paper: ClientPaper
  today: string
  chosen: boolean
  onChoose: (id: number) => void
}

function PaperRow({ paper, today, chosen, onChoose }: PaperRowProps) {
  const { t } = useTranslation('clients')
  const sizeOf = usePaperSize()
  const { id, type, name, at, byClient, size, validUntil, reviewedBy, note } = paper
  const standing = paperStanding(paper, today)
  return (
    <li>
      <button type="button" className={styles.paper} aria-pressed={chosen} onClick={() => onChoose(id)}>
        <Icon icon={paper.contentType === 'application/pdf' ? FileText : FileImage} size={16} />
        <span>
          <b>{t(`papers.types.${type}`)}</b>
          <small title={name}>{name}</small>
        </span>
        <span className="num-words">
          {t(byClient ? 'papers.byClient' : 'papers.byStaff')}, {formatRecent(at, new Date())}
        </span>
        <span className="num">{sizeOf(size)}</span>
        <span>
          <Badge tone={expiresSoon(paper, today) ? 'orange' : tones[standing]}>
            {t(`papers.state.${standing}`)}
          </Badge>
          {validUntil && (
            <small className="num-words">
              {t(standing === 'expired' ? 'papers.wasValidUntil' : 'papers.isValidUntil', {
                day: formatDay(validUntil),
              })}
            </small>
          )}
          {standing !== 'new' && <small>{[note, reviewedBy].filter(Boolean).join(', ')}</small>}
        </span>
      </button>
    </li>
  )
}
