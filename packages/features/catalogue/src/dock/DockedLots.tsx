import { Fragment, type ReactNode, useRef } from 'react'
import type { AroundLots, DrawLots } from '../listing/layout-props.ts'
import type { Lot } from '../rows/lot.ts'
import { DockKeys } from './DockKeys.tsx'
import styles from './dock.module.css'
import { useChosenLot } from './use-chosen-lot.ts'
import { useRoom } from './use-room.ts'

/** What stands beside the lots for the one that was chosen. */
export type Dock = (lot: Lot, onClose: () => void) => ReactNode

/** What the columns of a table and the panel need beside each other, in pixels. */
const roomOfBoth = 1010 + 328

type DockedLotsProps = { lots: readonly Lot[]; draw: DrawLots; dock: Dock }

/** A list with a panel docked beside it for the lot that was chosen in it. */
export function DockedLots({ lots, draw, dock }: DockedLotsProps) {
  const bay = useRef<HTMLDivElement>(null)
  const roomy = useRoom(bay, roomOfBoth)
  const { lot, close, list, panel } = useChosenLot(lots)
  return (
    <div ref={bay} className={styles.bay} data-open={lot !== undefined || undefined}>
      <div ref={list} className={styles.list} data-chooses>
        {draw(lot?.id, lot !== undefined && !roomy)}
      </div>
      {lot && (
        <div ref={panel} className={styles.panel}>
          <div className={styles.docked}>
            {/* What is typed for one lot is never sent for another. */}
            <Fragment key={lot.id}>{dock(lot, close)}</Fragment>
            <DockKeys />
          </div>
        </div>
      )}
    </div>
  )
}

export const dockBeside =
  (dock: Dock): AroundLots =>
  (lots, draw) => <DockedLots lots={lots} draw={draw} dock={dock} />
