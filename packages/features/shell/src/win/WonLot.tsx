import type { WinNotification } from '@seriba/contracts/user'
import { formatMoney } from '@seriba/domain/format/number'
import styles from './win.module.css'

export function WonLot({ win }: { win: WinNotification }) {
  const [title = '', ...rest] = win.specification.split(',')
  return (
    <li className={styles.lot}>
      {win.image ? (
        <img src={win.image} alt="" className={styles.photo} />
      ) : (
        <span className={styles.photo} />
      )}
      <div className={styles.facts}>
        <b>{title}</b>
        {/* Narrow screens keep what precedes the first comma. */}
        {rest.length > 0 && <span className={styles.rest}>{rest.join(',').trim()}</span>}
        <span className={styles.place}>
          {win.auctionName} {win.lotNo}
        </span>
      </div>
      {win.soldPrice !== null && win.soldPrice > 0 && (
        <b className={`num ${styles.price}`}>{formatMoney(win.soldPrice)}</b>
      )}
    </li>
  )
}
