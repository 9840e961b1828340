import styles from './BidEditor.module.css'
import type { BidEditorProps } from './BidEditor.tsx'
import { BidEditor } from './BidEditor.tsx'

/** The editor of a bid as a row of the table, under that of the bid. */
export function EditorRow({ columns, ...props }: BidEditorProps & { columns: number }) {
  return (
    <tr className={styles.row}>
      <td colSpan={columns}>
        <BidEditor {...props} />
      </td>
    </tr>
  )
}
