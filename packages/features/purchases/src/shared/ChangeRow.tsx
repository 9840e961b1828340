import { formatBalance } from '@seriba/domain/format/number'
import type { ReactNode } from 'react'

type ChangeRowProps = {
  name: ReactNode
  note?: string | undefined
  /** Why the amount has changed. */
  reasons?: readonly string[]
  atBid: number | null
  /** The actual yen; null until they are known, and then `open` says so. */
  charged: number | null
  open: ReactNode
  /** Below the actual amount. */
  under?: ReactNode
}

/** One line: the amount at the bid, the actual amount, and the difference. */
export function ChangeRow({ name, note, reasons = [], atBid, charged, open, under }: ChangeRowProps) {
  const change = atBid === null || charged === null ? null : charged - atBid
  const sign = change !== null && change > 0 ? '+' : ''
  return (
    <>
      <tr>
        <th scope="row">
          {name}
          {note && <small>{note}</small>}
        </th>
        <td className="num">{formatBalance(atBid)}</td>
        <td className="num">
          {charged === null ? open : <b>{formatBalance(charged)}</b>}
          {under && <small>{under}</small>}
        </td>
        <td className="num" data-change={Math.sign(change ?? 0)}>
          {change !== null && `${sign}${formatBalance(change)}`}
        </td>
      </tr>
      {/* As wide as the table: next to the figures on a phone there is hardly any room for a sentence. */}
      {reasons.length > 0 && (
        <tr data-reasons>
          <td colSpan={4}>
            {reasons.map((reason) => (
              <small key={reason}>{reason}</small>
            ))}
          </td>
        </tr>
      )}
    </>
  )
}
