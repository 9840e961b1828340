import type { BankFile } from '@seriba/contracts/bank-files'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { KeyCap } from '@seriba/ui/KeyCap'
import { CounterTabs, TabBar } from '@seriba/ui/Tabs'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useSubmitKey } from '@seriba/ui/use-submit-key'
import { useWide } from '@seriba/ui/use-wide'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyHints } from '../shared/KeyHints.tsx'
import styles from './bank.module.css'
import { DiscardFile } from './DiscardFile.tsx'
import { LineCards } from './LineCards.tsx'
import { LinePanel } from './LinePanel.tsx'
import { LineTable, lineElementId } from './LineTable.tsx'
import { groupOf, type LineGroup, lineGroups } from './line-groups.ts'
import { ReadFileButton } from './ReadFileButton.tsx'
import { ReadingNotes } from './ReadingNotes.tsx'
import { useBankLines } from './use-bank-lines.ts'
import { useReadFile } from './use-read-file.ts'

const hints = [
  [['J', 'K'], 'move'],
  [['X'], 'tick'],
  [['S'], 'aside'],
  [['Ctrl', '↵'], 'record'],
] as const

/** The lines of a file by how certain it is whose money they are; only certain ones are ticked. */
export function FileLines({ file }: { file: BankFile }) {
  const { t } = useTranslation('paymentsDesk')
  const wide = useWide()
  const reading = useReadFile()
  const [tab, setTab] = useState<LineGroup | 'all'>('all')
  const [isDiscarding, setDiscarding] = useState(false)
  const [focusedId, focus] = useState<number | null>(null)
  const ordered = lineGroups.flatMap((group) => file.lines.filter((line) => groupOf(line) === group))
  const shown = ordered.filter((line) => tab === 'all' || groupOf(line) === tab)
  const model = useBankLines(file.lines)
  const focused = shown.find(({ id }) => id === focusedId) ?? shown[0]
  const count = (group: LineGroup) => file.lines.filter((line) => groupOf(line) === group).length

  function move(step: 1 | -1) {
    const at = shown.findIndex(({ id }) => id === focused?.id)
    const next = shown[Math.min(Math.max(at + step, 0), shown.length - 1)]
    if (!next) return
    focus(next.id)
    const row = document.getElementById(lineElementId(next.id))
    row?.scrollIntoView?.({ block: 'nearest' })
    row?.focus({ preventScroll: true })
  }
  const choose = (choice: number) => focused?.matches[choice] && model.choose(focused, choice)
  useKeyActions({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyX: () => focused && model.decide(focused, { isTicked: !model.decision(focused).isTicked }),
    KeyS: () => focused && model.isOpen(focused) && void model.put(focused, true),
    Digit1: () => choose(0),
    Digit2: () => choose(1),
    Digit3: () => choose(2),
  })
  const { recordTicked } = model
  useSubmitKey(() => void recordTicked())

  const Lines = wide ? LineTable : LineCards
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        <TabBar>
          <CounterTabs
            label={t('bank.table')}
            items={[
              { value: 'all' as const, label: t('bank.tabs.all'), count: file.lines.length },
              ...lineGroups.map((value) => ({
                value,
                label: t(`bank.tabs.${value}`),
                count: count(value),
              })),
            ]}
            value={tab}
            onChange={setTab}
          />
          {model.mayEnter && (
            <span className={styles.buttons}>
              <Button variant="ghost" size={wide ? 'sm' : 'touch'} onClick={() => setDiscarding(true)}>
                {t('bank.discard')}
              </Button>
              <ReadFileButton reading={reading} label={t('bank.other')} />
              <Button
                variant="primary"
                size={wide ? 'sm' : 'touch'}
                busy={model.busy}
                disabled={model.ticked.length === 0}
                onClick={() => void recordTicked()}
              >
                {t('bank.record', { count: model.ticked.length })}{' '}
                {wide && <KeyCap aria-hidden>Ctrl ↵</KeyCap>}
              </Button>
            </span>
          )}
        </TabBar>
        <p className={styles.facts}>
          <span>
            {[
              t('bank.lines', { count: file.lines.length }),
              file.outgoing > 0 && t('bank.outgoing', { count: file.outgoing }),
              file.leftOut > 0 && t('bank.leftOut', { count: file.leftOut }),
              file.ofEarlierFiles > 0 && t('bank.ofEarlierFiles', { count: file.ofEarlierFiles }),
              file.account && t('bank.account', { account: file.account }),
              file.by === null
                ? t('bank.read', { at: formatDateTime(file.at) })
                : t('bank.readBy', { at: formatDateTime(file.at), by: file.by }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <b className="num-words">{t('bank.ticked', { amount: formatBalance(model.tickedYen) })}</b>
        </p>
        <ReadingNotes reading={reading} />
        {shown.length === 0 ? (
          <EmptyState icon={FileText} title={t('bank.empty')} />
        ) : (
          <Lines lines={shown} model={model} focused={focused?.id ?? null} onFocus={focus} />
        )}
        <footer className={styles.foot}>
          <KeyHints hints={model.mayEnter ? hints : hints.slice(0, 1)} />
          <span className={styles.quiet}>{t('bank.nothing')}</span>
        </footer>
      </div>
      {focused && <LinePanel key={focused.id} line={focused} model={model} />}
      {isDiscarding && <DiscardFile file={file} onClose={() => setDiscarding(false)} />}
    </div>
  )
}
