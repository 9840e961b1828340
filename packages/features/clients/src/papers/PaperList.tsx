import type { ClientPaper } from '@seriba/contracts/client-papers'
import { wantedPapers } from '@seriba/domain/clients/papers'
import { formatRecent } from '@seriba/domain/format/date'
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

const tones: Record<ClientPaper['state'], BadgeTone> = { new: 'blue', checked: 'green', refused: 'red' }

/** What is wanted of every client stands first, what is not there yet among it; then the rest. */
export function PaperList({ papers, requests, chosen, onChoose }: PaperListProps) {
  const { t } = useTranslation('clients')
  const wanted = papers.filter(({ type }) => wantedPapers.includes(type))
  const rest = papers.filter(({ type }) => !wantedPapers.includes(type))
  const missing = [...new Set([...wantedPapers, ...requests.map(({ type }) => type)])].filter(
    (type) => !papers.some((paper) => paper.type === type && paper.state !== 'refused'),
  )
  const row = (paper: ClientPaper) => (
    <PaperRow key={paper.id} paper={paper} chosen={paper.id === chosen} onChoose={onChoose} />
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

type PaperRowProps = { paper: ClientPaper; chosen: boolean; onChoose: (id: number) => void }

function PaperRow({ paper, chosen, onChoose }: PaperRowProps) {
  const { t } = useTranslation('clients')
  const sizeOf = usePaperSize()
  const { id, type, name, at, byClient, size, state, reviewedBy, note } = paper
  return (
    <li>
      <button type="button" className={styles.paper} aria-pressed={chosen} onClick={() => onChoose(id)}>
        <Icon icon={paper.contentType === 'application/pdf' ? FileText : FileImage} size={16} />
        <span>
          <b>{t(`papers.types.${type}`)}</b>
          <small title={name}>{name}</small>
        </span>
        <span className="num">
          {t(byClient ? 'papers.byClient' : 'papers.byStaff')}, {formatRecent(at, new Date())}
        </span>
        <span className="num">{sizeOf(size)}</span>
        <span>
          <Badge tone={tones[state]}>{t(`papers.state.${state}`)}</Badge>
          {state !== 'new' && <small>{[note, reviewedBy].filter(Boolean).join(', ')}</small>}
        </span>
      </button>
    </li>
  )
}
