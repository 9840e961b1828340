import { Fragment, type ReactNode, useRef } from 'react'
import type { AroundLots, DrawLots } from '../listing/layout-props.ts'
import type { Lot } from '../rows/lot.ts'
import { DockKeys } from './DockKeys.tsx'
import styles from './dock.module.css'
import { useChosenLot } from './use-chosen-lot.ts'
import { useRoom } from './use-room.ts'

export type Docked = {
  id: string
  /** The lot's row in the list that is shown. */
  row: Lot | undefined
  /** The list does not contain it: another page, another filter, a pasted link. */
  elsewhere: boolean
}

/** What is shown next to the lots for the selected one. */
export type Dock = (docked: Docked, onClose: () => void) => ReactNode

/** How much space a table's columns and the panel need side by side, in pixels. */
const roomOfBoth = 1010 + 328

type DockedLotsProps = { lots: readonly Lot[] | undefined; draw: DrawLots; dock: Dock }

/** A list with a panel docked next to it for the selected lot. */
export function DockedLots({ lots, draw, dock }: DockedLotsProps) {
  const bay = useRef<HTMLDivElement>(null)
  const roomy = useRoom(bay, roomOfBoth)
  const { id, row, close, list, panel } = useChosenLot(lots)
  return (
    <div ref={bay} className={styles.bay} data-open={id !== null || undefined}>
      <div ref={list} className={styles.list} data-chooses>
        {draw(row?.id, id !== null && !roomy)}
      </div>
      {id !== null && (
        <div ref={panel} className={styles.panel}>
          <div className={styles.docked}>
            {/* What is typed for one lot is never sent for another. */}
            <Fragment key={id}>{dock({ id, row, elsewhere: lots !== undefined && !row }, close)}</Fragment>
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
