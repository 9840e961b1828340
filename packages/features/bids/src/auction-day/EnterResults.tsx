import type { DayBid } from '@seriba/contracts/auction-day'
import { type ResultOutcome, resultOutcomes } from '@seriba/domain/bids/auction-day'
import { isPastedResult } from '@seriba/domain/bids/pasted-results'
import { halfWidth } from '@seriba/domain/format/number'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { type ClipboardEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceFault } from '../bid-changes/use-price-fault.ts'
import { StartNegotiation } from '../negotiation/StartNegotiation.tsx'
import { OpenLines } from './OpenLines.tsx'
import { ResultQueue } from './ResultQueue.tsx'
import { resultRow } from './result-row.ts'
import styles from './results.module.css'
import type { ResultRows } from './use-result-rows.ts'

type EnterResultsProps = {
  bids: readonly DayBid[]
  /** The bids of the hall that is being viewed: pasted lines are about them. */
  ofHall: readonly DayBid[]
  /** The bid that is selected on the board. */
  chosen: DayBid | undefined
  /** How many times its result was asked for: each time the form is about it again, whatever was typed since. */
  asked: number
  results: ResultRows
  priceable: boolean
  lotRef: RefObject<HTMLInputElement | null>
}

/**
 * For typing result after result: a lot's number, its price, and the bid's outcome; all of them are entered together.
 */
export function EnterResults({ bids, ofHall, chosen, asked, results, priceable, lotRef }: EnterResultsProps) {
  const { t } = useTranslation('auctionDay')
  const [lotNo, setLotNo] = useState('')
  const [bidId, setBidId] = useState<number | null>(null)
  const [price, setPrice] = useState<number | null>(null)
  const [unknown, setUnknown] = useState(false)
  const priceRef = useRef<HTMLInputElement>(null)
  const number = halfWidth(lotNo).trim().replace(/^0+/, '')
  const found = bids.filter((bid) => String(bid.lotNo) === number)
  const bid = found.find((one) => one.bidId === bidId) ?? (found.length === 1 ? found[0] : undefined)

  useEffect(() => {
    if (!chosen) return
    setLotNo(String(chosen.lotNo))
    setBidId(chosen.bidId)
    setPrice(chosen.reported?.price ?? chosen.soldPrice)
    setUnknown(false)
  }, [chosen?.bidId, asked])

  const wrong = usePriceFault(priceable ? price : null)
  const add = (outcome: ResultOutcome) => {
    if (!bid) return setUnknown(true)
    if (wrong && outcome !== 'notSold') return priceRef.current?.focus()
    results.add([resultRow(bid, outcome, priceable ? price : null, bids)])
    clear()
  }
  const clear = () => {
    setLotNo('')
    setBidId(null)
    setPrice(null)
    setUnknown(false)
    lotRef.current?.focus()
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isPastedResult(text)) return
    event.preventDefault()
    results.pasted.paste(text, { bids: ofHall, priceable })
    clear()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Enter leads from the lot to its price; the outcome always has to be chosen.
    if (bid) priceRef.current?.focus()
    else setUnknown(true)
  }

  return (
    <section className={styles.enter} aria-label={t('enter')}>
      <h2>
        {t('enter')} <KeyCap aria-hidden>R</KeyCap>
      </h2>
      <OpenLines pasted={results.pasted} />
      <ResultQueue results={results} bids={bids} />
      <form className={styles.fields} onSubmit={onSubmit}>
        <TextField
          ref={lotRef}
          label={t('lotNo')}
          labelHidden
          placeholder={t('lotNo')}
          inputMode="numeric"
          size="sm"
          value={lotNo}
          onPaste={onPaste}
          error={unknown ? t(found.length > 1 ? 'several' : 'unknownLot') : undefined}
          onChange={({ target }) => {
            setLotNo(target.value)
            setBidId(null)
            setUnknown(false)
          }}
        />
        {priceable && (
          <AmountField
            ref={priceRef}
            zero
            error={wrong}
            label={t('soldPrice')}
            labelHidden
            placeholder={t('soldPrice')}
            size="sm"
            value={price}
            onChange={setPrice}
          />
        )}
        {/* Enter goes on to the price. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </form>
      {found.length > 1 && (
        <Select
          label={t('whichBid')}
          labelHidden
          size="sm"
          placeholder={t('whichBid')}
          value={bid ? String(bid.bidId) : null}
          options={found.map((one) => ({
            value: String(one.bidId),
            label: `${one.auctionName}, ${one.client}`,
          }))}
          onChange={(value) => setBidId(Number(value))}
        />
      )}
      <div className={styles.outcomes}>
        {resultOutcomes.map((outcome) => (
          <Button
            key={outcome}
            size="sm"
            variant={outcome === 'notSold' ? 'ghost' : 'secondary'}
            onClick={() => add(outcome)}
          >
            {t(`outcome.${outcome}`)}
          </Button>
        ))}
      </div>
      {bid && <StartNegotiation bid={bid} />}
      <p className={styles.note}>{t('enterNote')}</p>
      <p className={styles.note} role="status">
        {results.pasted.read === null ? t('pasted.hint') : t('pasted.read', { count: results.pasted.read })}
      </p>
    </section>
  )
}
