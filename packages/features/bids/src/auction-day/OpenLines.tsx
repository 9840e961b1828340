import { resultOutcomes } from '@seriba/domain/bids/auction-day'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './results.module.css'
import type { PastedLine, PastedLines } from './use-pasted-lines.ts'

/** Pasted lines that are not results yet, each with the reason and what can be done about it. */
export function OpenLines({ pasted }: { pasted: PastedLines }) {
  const { t } = useTranslation('auctionDay')
  const { lines } = pasted
  if (lines.length === 0) return null
  return (
    <section className={styles.queue} aria-label={t('pasted.open', { count: lines.length })}>
      <h3 className={styles.openLines}>{t('pasted.open', { count: lines.length })}</h3>
      <ul>
        {lines.map((line) => (
          <OpenLine key={line.id} line={line} pasted={pasted} />
        ))}
      </ul>
    </section>
  )
}

function OpenLine({ line, pasted }: { line: PastedLine; pasted: PastedLines }) {
  const { t } = useTranslation('auctionDay')
  const [text, setText] = useState(line.text)
  const { fault, found, chosen } = line
  const read = () => {
    if (text.trim() !== line.text) pasted.change(line, { text: text.trim() })
  }
  return (
    <li data-refused>
      <form
        className={styles.lineText}
        onSubmit={(event) => {
          event.preventDefault()
          read()
        }}
      >
        <TextField
          label={t('pasted.line')}
          labelHidden
          size="sm"
          value={text}
          help={t(`pasted.fault.${fault}`)}
          onChange={({ target }) => setText(target.value)}
          onBlur={read}
        />
      </form>
      <IconButton
        icon={X}
        size="xs"
        label={t('pasted.remove', { line: line.text })}
        onClick={() => pasted.remove(line)}
      />
      {fault === 'severalBids' && (
        <Select
          className={styles.anyway}
          label={t('whichBid')}
          labelHidden
          size="sm"
          placeholder={t('whichBid')}
          value={null}
          options={found.map(({ bidId, auctionName, client }) => ({
            value: String(bidId),
            label: `${auctionName}, ${client}`,
          }))}
          onChange={(value) => pasted.change(line, { chosen: { ...chosen, bidId: Number(value) } })}
        />
      )}
      {(fault === 'noOutcome' || fault === 'possiblyWon') && (
        <span className={`${styles.outcomes} ${styles.anyway}`}>
          {resultOutcomes.map((outcome) => (
            <Button
              key={outcome}
              size="sm"
              variant={outcome === 'notSold' ? 'ghost' : 'secondary'}
              onClick={() => pasted.change(line, { chosen: { ...chosen, outcome } })}
            >
              {t(`outcome.${outcome}`)}
            </Button>
          ))}
        </span>
      )}
    </li>
  )
}
