import type { SheetBox } from '@seriba/domain/lots/sheet/sheet-reading'
import styles from './drawing.module.css'

const share = (thousandths: number) => `${thousandths / 10}%`

/** A box over the picture on which it is drawn. */
export const DrawnBox = ({ box: { x, y, width, height } }: { box: SheetBox }) => (
  <span
    className={styles.drawn}
    style={{ left: share(x), top: share(y), width: share(width), height: share(height) }}
  />
)
